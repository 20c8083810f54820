"""Set-up of all tests: fixed hypothesis profiles, and the check that the right package is tested."""

import os

# Before the program is imported: it speaks the language of the system it runs on.
os.environ["LC_ALL"] = "C.UTF-8"

from hypothesis import HealthCheck, settings

from bathysphere.lab.bench import is_compiled

common = {"deadline": None, "suppress_health_check": list(HealthCheck)}
settings.register_profile("fixed", derandomize=True, database=None, **common)
settings.register_profile("soak", database=None, **common)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))

collect_ignore: list[str] = []
expected = os.environ.get("BATHYSPHERE_EXPECT")
if expected:
    built = "compiled" if is_compiled() else "plain"
    assert built == expected, f"the {expected} package was expected, but the {built} one was imported"
else:
    # Games in the browser and the torture of server processes take long and are the same either way, for
    # nothing of them is compiled: they are left to the installed package.
    collect_ignore += ["client", "web/test_kill.py", "web/test_workers.py"]
if expected != "compiled":
    # Comparing the two takes both: the compiled package, and the sources beside it.
    collect_ignore += ["test_compiled.py"]


def pytest_report_header() -> list[str]:
    """Say which servers were found: the tests that need the others are not collected."""
    from tests.servers_found import header

    return header()
