/**
 * Marks without a shape, which copied text brings along: zero-width space, marks and embeddings of the direction of
 * writing, word joiner, byte order mark, soft hyphen.
 */
const SHAPELESS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g;

/** The text in NFC, without marks that have no shape; joiners, which Persian and emoji need, stay. */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize('NFC').replace(SHAPELESS, '');
}

/** The text without joiners too, which stand in no code, address or number. */
export function plainKey(text: string): string {
  return plainText(text).replace(/[\u200C\u200D]/g, '');
}

/**
 * The longest text that is read as an amount, a weight or a phone. The patterns for what people write take time by the
 * square of its length, and a longer text is none of these.
 */
export const LONGEST_READ = 200;

/** The text without those of these signs that stand at its end; a pattern would try each place of a run of them. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

const ASCII = /^[\0-\x7f]*$/;
