import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../shared/words.ts';

/** An excluded word, as a regular expression, and its replacement. */
interface Never {
  never: string;
  say: string;
  exactly?: boolean;
}

/** A text that may contain an excluded word, and the words of the specification that require it. */
interface Allowed {
  text: string;
  quotes: string;
}

/** The words that the product never shows, by language, and the texts that are exempt. */
export const NEVER = parse(readFileSync(join(import.meta.dirname, 'never.yaml'), 'utf8')) as Record<
  Locale,
  Never[]
> & { allowed: Allowed[] };

/** The excluded words that a text contains, each with its replacement. */
export function neverSaid(text: string, locale: Locale): string[] {
  if (NEVER.allowed.some((each) => each.text === text)) return [];
  const words = text.replace(/%\{\w+\}/g, '…');
  return NEVER[locale]
    .filter((entry) => pattern(entry).test(words))
    .map(({ never, say }) => `"${never}" → "${say}"`);
}

const patterns = new Map<string, RegExp>();

function pattern({ never, exactly }: Never): RegExp {
  const source = exactly ? `^(?:${never})$` : `(?<![\\p{L}\\d-])(?:${never})(?![\\p{L}\\d])`;
  const known = patterns.get(source) ?? new RegExp(source, exactly ? 'u' : 'iu');
  patterns.set(source, known);
  return known;
}
