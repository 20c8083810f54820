() => {
  const box = (one) => one.getBoundingClientRect();
  const inView = (one) => {
    // Is all of it seen: inside the window and inside everything that cuts off what does not fit?
    let { left, right, top, bottom } = box(one);
    if (right - left < 1 || bottom - top < 1) return false;
    const fits = (frame) =>
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
    if (!fits({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })) return false;
    for (let at = one.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible' && !fits(box(at))) return false;
    return true;
  };
  const rows = [...document.querySelectorAll('[data-option]')];
  const letters = [];
  const walker = document.createTreeWalker(document.querySelector('section.board'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const holder = walker.currentNode.parentElement;
    if (!text || holder.closest('.hidden, [hidden], [aria-hidden="false"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const seen = range.getBoundingClientRect();
    if (seen.width < 1.5 || getComputedStyle(holder).visibility === 'hidden') continue;
    let scale = 1;
    if (holder.closest('svg')) scale = Math.hypot(...['a', 'b'].map((k) => holder.getScreenCTM?.()[k] ?? 1));
    else for (let at = holder; at; at = at.parentElement) scale *= Number(getComputedStyle(at).zoom) || 1;
    letters.push({ text, px: parseFloat(getComputedStyle(holder).fontSize) * scale });
  }
  letters.sort((a, b) => a.px - b.px);
  return {
    options: rows.length,
    seen: rows.filter(inView).length,
    smallest: letters.slice(0, 4).map(({ text, px }) => `${text.slice(0, 12)} ${px.toFixed(1)}`),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}
