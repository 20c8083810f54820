// What is wrong with the table as it stands, measured in the browser: a list of sentences, empty if nothing is.
({ least }) => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`.replaceAll(/ svelte-\w+/g, '');
  const fits = (one, frame, slack = 1.5) =>
    one.left >= frame.left - slack &&
    one.right <= frame.right + slack &&
    one.top >= frame.top - slack &&
    one.bottom <= frame.bottom + slack;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // -- what one can do ------------------------------------------------------------------------------
  const list = document.querySelector('.list');
  const rows = [...document.querySelectorAll('[data-option]')];
  const frame = box(list);
  const seen = rows.filter((row) => fits(box(row), frame) && fits(box(row), page));
  if (seen.length < Math.min(4, rows.length)) wrong.push(`${seen.length} of ${rows.length} options are seen`);
  for (const row of rows) {
    const { left, right, height } = box(row);
    if (row.scrollWidth > row.clientWidth + 1 || left < frame.left - 1 || right > frame.right + 1)
      wrong.push(`cut off: ${row.dataset.option}`);
    if (height > frame.height) wrong.push(`higher than its list: ${row.dataset.option}`);
  }
  for (const row of seen) {
    const { left, top, width, height } = box(row);
    if (!row.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
      wrong.push(`covered: ${row.dataset.option}`);
  }

  // -- the aim --------------------------------------------------------------------------------------
  const aim = document.querySelector('[data-aim-line]');
  for (const part of ['.wins b', '.far > b', '[data-points]']) {
    const told = aim?.querySelector(part);
    const whole = told && fits(box(told), page) && fits(box(told), box(told.parentElement), 3);
    if (!whole || (told.scrollWidth > told.clientWidth + 1 && told.clientWidth)) wrong.push(`not in sight: ${part}`);
  }

  // -- letters on the board -------------------------------------------------------------------------
  const walker = document.createTreeWalker(document.querySelector('section.board'), NodeFilter.SHOW_TEXT);
  const small = new Map();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const holder = walker.currentNode.parentElement;
    // The small picture of the Impact board opens large; what only readers hear has no size.
    if (!text || holder.closest('.hidden, [data-panel="impact-title"] svg.impact, [data-caption]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.getBoundingClientRect().width < 1.5) continue;
    let px = parseFloat(getComputedStyle(holder).fontSize);
    if (holder instanceof SVGElement) {
      const { a, b } = holder.getScreenCTM();
      px *= Math.hypot(a, b);
    } else for (let at = holder; at; at = at.parentElement) px *= Number(getComputedStyle(at).zoom) || 1;
    if (px < least - 0.05) small.set(`${name(holder)} ${px.toFixed(1)} px`, text);
  }
  for (const [where, text] of small) wrong.push(`small letters: “${text}”, ${where}`);

  // -- everything in its place ----------------------------------------------------------------------
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) wrong.push(`the page is ${wide} px too wide`);
  const low = document.documentElement.scrollHeight - innerHeight;
  if (low > 0) wrong.push(`the page is ${low} px too high`);
  const phone = document.querySelector('.table.narrow, .table.low') !== null;
  const panels = ['header.top', '[data-aim-line]', 'section.board', 'main.choices', phone ? 'nav.dock' : '.table > .rest']
    .map((one) => document.querySelector(one))
    .filter((one) => one && box(one).height);
  panels.forEach((one, n) => {
    if (!fits(box(one), page)) wrong.push(`outside of the page: ${name(one)}`);
    for (const other of panels.slice(n + 1)) {
      const [a, b] = [box(one), box(other)];
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5;
      if (over && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5 && !one.contains(other))
        wrong.push(`${name(one)} lies over ${name(other)}`);
    }
  });
  return wrong;
}
