"""What a set of content files holds, in numbers that can be held against the printed box."""

from collections import Counter

from bathysphere.content.toml import read
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.load import with_own
from bathysphere.language.texts import Texts


def inventory(own: dict[str, str], texts: Texts) -> list[str]:
    """Boards by depth, sites by kind, Specialists by tier, Journals, Dive tokens, missions, co-op cards."""
    files = with_own(own)
    zones = read(schema.ZonesFile, "zones.toml", files.zones).zone
    kinds = read(schema.SpecialistsFile, "specialists.toml", files.specialists).specialist
    journals = read(schema.JournalsFile, "journals.toml", files.journals).journal
    tokens = read(schema.TokensFile, "dive_tokens.toml", files.dive_tokens).token
    coop = read(schema.CoopFile, "coop.toml", files.coop)
    depth = Counter(zone.depth for zone in zones)
    tier = Counter({n: sum(kind.copies for kind in kinds if kind.tier == n) for n in range(1, 6)})
    return [
        texts.say("inventory-boards", {"count": len(zones), **{f"d{n}": depth[n] for n in range(1, 6)}}),
        texts.say(
            "inventory-sites",
            {
                "dive": sum(len(zone.dive) for zone in zones),
                "sonar": sum(len(track) for zone in zones for track in zone.sonar),
                "conserve": sum(len(zone.conserve) for zone in zones),
                "journal": sum(len(zone.journal) for zone in zones),
                "links": sum(len(zone.links) for zone in zones),
            },
        ),
        texts.say(
            "inventory-specialists",
            {"count": tier.total(), "kinds": len(kinds), **{f"t{n}": tier[n] for n in range(1, 6)}},
        ),
        texts.say(
            "inventory-journals",
            {"count": len(journals), "anchors": sum(journal.anchor for journal in journals)},
        ),
        texts.say("inventory-tokens", {"count": sum(token.count for token in tokens), "kinds": len(tokens)}),
        texts.say("inventory-coop", {"goals": len(coop.bonus_goal), "setbacks": len(coop.setback)}),
        texts.say("inventory-missions", {"list": ", ".join(str(number) for number in files.numbers())}),
    ]
