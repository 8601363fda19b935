"""The REST API: the request handler and the routes by resource."""
