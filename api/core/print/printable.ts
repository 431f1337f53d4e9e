/**
 * A text in characters that PDF's built-in fonts have (WinAnsi, ISO 32000-1 annex D): a letter that they lack loses its
 * accent, any other such character becomes "?".
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(inWinAnsi).join('');
}

function inWinAnsi(character: string): string {
  if (KNOWN.test(character)) return character;
  const [base = ''] = character.normalize('NFKD');
  return KNOWN.test(base) ? base : '?';
}

const KNOWN = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;

/** The same with every text in an object or list made printable. */
export function printableOf<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(printableOf) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, printableOf(member)]);
  return Object.fromEntries(entries) as T;
}
