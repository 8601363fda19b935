"""The commands for the operator: `python run.py --help` lists them. Without one it runs bot or sandbox.

Works without make too, on any system, once the requirements are installed.
"""

import sys

from admin.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
