/**
 * The text in characters of PDF's built-in fonts (WinAnsi, ISO 32000-1 annex D): unsupported letters lose their accent,
 * other unsupported characters become "?".
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

/** A copy of the value in which `printable` was applied to every text. */
export function printableOf<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(printableOf) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, printableOf(member)]);
  return Object.fromEntries(entries) as T;
}
