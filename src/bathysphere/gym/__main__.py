"""Write the page about the features: `python -m bathysphere.gym docs/features.md`."""

import sys
from pathlib import Path

from bathysphere.gym.describe import page

Path(sys.argv[1]).write_text(page(), encoding="utf-8")
