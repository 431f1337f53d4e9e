import anyAscii from 'any-ascii';

/**
 * The text in characters of PDF's built-in fonts (WinAnsi, ISO 32000-1 annex D): other Latin letters lose their accent,
 * other scripts are written with Latin letters, a pictograph as its name, "比亚迪 🚛" as "Biyadi (articulated lorry)".
 */
export function printable(text: string): string {
  return text.normalize('NFC').replace(UNKNOWN, inLatin);
}

/** Whether a text has letters of another script, so that `printable` writes it in another way than its owner does. */
export function isForeign(text: string): boolean {
  return /(?!\p{Script=Latin})(?!ª|º|µ)\p{L}/u.test(text);
}

const UNKNOWN = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu;

function inLatin(character: string): string {
  const [base = ''] = character.normalize('NFKD');
  if (base < '\x7f' && [...character].length === 1) return base;
  return character
    .replace(WORD, ofWord)
    .replace(OTHER, (other) => names(anyAscii(other)) || unprintable(other));
}

/** Scripts without capitals, whose syllables are written as one word. */
const WORD = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const OTHER = /[^\n\x20-\x7e]+/gu;

function ofWord(word: string): string {
  const text = anyAscii(word).toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Pictographs are named between colons. */
function names(text: string): string {
  return text.replace(/:([a-z0-9_-]+):/g, (_, name: string) => `(${name.replaceAll('_', ' ')})`);
}

/** Marks without a shape are left out; what nobody can write otherwise is a question mark. */
function unprintable(text: string): string {
  return /^[\p{M}\p{Cf}]+$/u.test(text) ? '' : '?';
}

/** A copy of the value in which `printable` was applied to every text. */
export function printableOf<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(printableOf) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, printableOf(member)]);
  return Object.fromEntries(entries) as T;
}
