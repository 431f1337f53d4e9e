import type { Locale } from '../../shared/words.ts';

/** The texts of a page of the guide, line by line without its code; its folder is its language. */
export function textsInGuide(file: string, source: string) {
  const locale = /\/(es|en)\//.exec(file)![1] as Locale;
  const withoutCode = source
    .replace(/^```.*?^```$/gms, (block) => block.replace(/.+/g, ''))
    .replace(/`[^`]*`|\]\([^)]*\)/g, '…');
  return withoutCode
    .split('\n')
    .map((text, index) => ({ locale, text, line: index + 1 }))
    .filter(({ text }) => text.trim());
}
