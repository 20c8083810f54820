"""The account panel and the host's tools, as people use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.client.playing import post

Visit = Callable[..., Any]


def panel(page: Any, open_more: bool = True) -> Any:
    """Open the account panel on the home page, and what is folded away in it."""
    page.goto("/")
    menu = page.locator("header .sign[aria-expanded]")
    page.locator("header button").first.wait_for()
    if menu.count():  # on a phone the account is behind the menu
        menu.click()
        page.locator("nav.menu button").first.click()
    else:
        page.locator("header button").first.click()
    if open_more:
        page.locator(".account details summary").click()
    return page.locator(".account")


def sign_in(page: Any, account: str, password: str) -> None:
    form = panel(page, open_more=False)
    form.locator("input[autocomplete=username]").fill(account)
    form.locator("input[type=password]").first.fill(password)


@pytest.mark.smoke
def test_an_account_from_its_making_to_its_end(visit: Visit, axe: Any) -> None:
    laptop, phone = visit(), visit(width=390, height=844, lang="de")
    sign_in(laptop, "Panel", "correct horse")
    laptop.get_by_role("button", name="Make an account").click()
    codes = laptop.locator("[data-codes] code")
    codes.nth(9).wait_for()
    code = codes.first.inner_text()

    sign_in(phone, "panel", "correct horse")
    phone.get_by_role("button", name="Anmelden", exact=True).click()
    phone.get_by_text("Du bist angemeldet als Panel.").wait_for()

    laptop.locator(".account details summary").click()
    laptop.locator("[data-devices] li").nth(1).wait_for()
    axe(laptop)
    laptop.locator("[data-devices]").get_by_role("button", name="Log out").click()
    laptop.locator("[data-devices] li").nth(1).wait_for(state="detached")
    phone.reload()
    assert phone.request.get("/api/v2/me").json()["account"] is None

    sign_in(phone, "Panel", "anything")
    phone.get_by_role("button", name="Passwort vergessen").click()
    phone.locator(".account input[autocomplete=off]").fill(code.upper())
    phone.locator(".account input[type=password]").fill("found again")
    phone.get_by_role("button", name="Neues Passwort setzen").click()
    phone.get_by_text("Du bist angemeldet als Panel.").wait_for()

    phone.locator(".account details summary").click()
    phone.get_by_role("button", name="Konto und Daten löschen").click()
    phone.locator("[data-forget]").click()
    phone.get_by_text("Name und Passwort gehören nicht zusammen").wait_for()
    phone.locator(".account details input[type=password]").first.fill("found again")
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Meine Daten herunterladen").click()
    assert download.value.suggested_filename == "bathysphere.json"
    phone.locator(".account details input[type=password]").first.fill("found again")
    phone.locator("[data-forget]").click()
    phone.get_by_role("button", name="Konto anlegen").wait_for()
    assert phone.request.get("/api/v2/me").json()["account"] is None


def test_a_host_mutes_shows_out_and_closes(visit: Visit, axe: Any) -> None:
    host, watcher = visit(), visit()
    host.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    state = post(host, "/tables", game="shares", seats=seats)
    address = f"/tables/{state['table']['id']}"
    watcher.goto(address)
    for line in ("one", "two"):
        post(watcher, f"{address}/commands", type="chat", revision=0, key=line, text=line)
    host.goto(address)
    line = host.locator(".chat li", has_text="two")
    line.locator(".more").click()
    axe(host)
    line.locator("[data-tool=report]").click()
    host.locator(".chat").get_by_text("The operator will see it.").wait_for()
    line.locator(".more").click()
    line.locator("[data-tool=mute]").click()
    watcher.get_by_text("The host does not let you chat here.").first.wait_for()
    line.locator(".more").click()
    line.locator("[data-tool=remove]").click()
    watcher.get_by_text("The host of this table has shown you out.").wait_for()
    host.locator("[popovertarget=table-menu]").click()
    host.locator("[data-host=closing]").click()
    host.locator("[data-host=close]").click()
    host.get_by_text("Its host closed it.").wait_for()


@pytest.mark.smoke
def test_links_are_withdrawn_while_a_table_waits(visit: Visit) -> None:
    host = visit()
    host.goto("/")
    state = post(host, "/tables", game="shares", seats=[{"kind": "me"}, {"kind": "open"}])
    id, old = state["table"]["id"], state["table"]["invite"]
    host.goto(f"/tables/{id}")
    host.locator("[data-host=relink]").click()
    # Only this machine reaches the server of a test, so the page shows no link: the table is asked.
    host.wait_for_function(
        """async ([id, old]) => {
            const answer = await (await fetch(`/api/v2/tables/${id}`)).json();
            return answer.table.invite && answer.table.invite !== old;
        }""",
        arg=[id, old],
    )


@pytest.mark.parametrize(("game", "seats"), [("shares", 2), ("reef", 2), ("deepsea", 2)])
def test_a_paused_board_is_drawn_without_hands(visit: Visit, game: str, seats: int) -> None:
    page = visit()
    page.goto("/")
    plan = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    id = post(page, "/tables", game=game, seats=plan)["table"]["id"]
    page.goto(f"/tables/{id}")
    page.locator("[data-option]").first.wait_for()
    page.locator("[popovertarget=table-menu]").click()
    page.locator("#table-menu button.item").first.click()
    page.locator("[data-bar=paused]").wait_for()
    page.locator("[data-option]").first.wait_for(state="detached")
    page.reload()
    page.locator("[data-bar=paused] button").click()
    page.locator("[data-option]").first.wait_for()
