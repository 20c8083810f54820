/** The note beside a sign: what it is called, and how the passage that explains it begins. */
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/text.svelte';
import type { Asked } from '../table/tips';
import { defining, explaining, holds, linesOf, loadManual, loadSigns, plain } from './reading';

const LONGEST = 150;
const EDGE = 8;

/** Shows it; the answer takes it away again. Null if no passage explains the sign. */
export async function tip(sign: HTMLElement, { game, edition, speech }: Asked): Promise<(() => void) | null> {
  const name = sign.dataset.sign!;
  const [manual, signs] = await Promise.all([loadManual(game, settings.lang).catch(() => null), loadSigns(game)]);
  const passage = manual && explaining(manual, name);
  if (!passage) return null;
  const title = signs?.nameOf(name, speech) || passage.title;
  const lines = passage.blocks
    .filter((block) => block.kind !== 'table')
    .flatMap(linesOf)
    .filter((each) => holds(each, edition));
  const line =
    defining(passage, name, edition) ??
    // Where a passage tells of several things, each line begins with its own.
    lines.find((each) => plain([each.html].flat()[0]!).startsWith(title)) ??
    lines[0];
  const cells = line ? [line.html].flat().map(plain) : [];
  const told = cells.filter(Boolean).join(' · ');
  const box = document.createElement('div');
  box.id = 'sign-tip';
  box.role = 'tooltip';
  box.className = 'tip';
  const head = document.createElement('b');
  head.textContent = title;
  const text = document.createElement('span');
  text.textContent = told.length > LONGEST ? `${told.slice(0, told.lastIndexOf(' ', LONGEST))} …` : told;
  const more = document.createElement('small');
  more.textContent = t('rules-tip');
  box.append(head, text, more);
  document.body.append(box);
  const at = sign.getBoundingClientRect();
  const left = Math.max(
    EDGE,
    Math.min(innerWidth - box.offsetWidth - EDGE, at.left + at.width / 2 - box.offsetWidth / 2),
  );
  const below = at.bottom + EDGE + box.offsetHeight < innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${below ? at.bottom + EDGE : at.top - EDGE - box.offsetHeight}px`;
  sign.setAttribute('aria-describedby', box.id);
  return () => {
    box.remove();
    sign.removeAttribute('aria-describedby');
  };
}
