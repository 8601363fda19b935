// Refuses all that leaves the machine, and logs it to $OUTWARD; loaded by NODE_OPTIONS.
const dns = require("dns");
const fs = require("fs");
const net = require("net");

const HERE = /^(localhost|127(\.\d+){3}|::1|)$/;

function refuse(what, host) {
  fs.appendFileSync(process.env.OUTWARD, `${what} ${host}\n`);
  return new Error(`${host} is not this machine`);
}

const lookup = dns.lookup;
dns.lookup = (host, ...more) =>
  HERE.test(host ?? "") ? lookup(host, ...more) : more.at(-1)(refuse("lookup", host));

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...more) {
  const [first] = Array.isArray(more[0]) ? more[0] : more;
  const host = typeof first === "object" ? first.host : typeof more[1] === "string" ? more[1] : "";
  if (HERE.test(host ?? "")) return connect.apply(this, more);
  process.nextTick(() => this.destroy(refuse("connect", host)));
  return this;
};
