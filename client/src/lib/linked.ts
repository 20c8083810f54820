/** A line of chat with its addresses: only whole ones that lead over HTTP, nothing else becomes a link. */
export interface Part {
  text: string;
  link: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

export function linked(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    // A full stop or a bracket behind it belongs to the sentence.
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), link: false });
    parts.push({ text: address, link: true });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), link: false });
  return parts;
}
