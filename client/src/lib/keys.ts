/** A key that nobody used before; also where the page came without encryption. */
export function fresh(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
  );
}
