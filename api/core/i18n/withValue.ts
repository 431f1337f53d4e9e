import type { Words } from '../../shared/words.ts';

const LONGEST = 60;

/** A text that somebody gave, as messages show it: its first 60 characters. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A message behind the value that it is about. */
export function withValue(value: string, { es, en }: Words): Words {
  return { es: `«${shortened(value)}»: ${es}`, en: `"${shortened(value)}": ${en}` };
}
