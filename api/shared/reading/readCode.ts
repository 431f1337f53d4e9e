import { plainKey, withoutEnd } from './plainText.ts';

/**
 * A code as its format has it: in letters and digits of usual width, without the marks, control characters and blanks
 * around it, the entities of a web page (`B&amp;A`) and the full stop of a sentence.
 */
export function readCode(text: string): string {
  const code = withoutEntities(plainKey(text)).replace(CONTROLS, '').replace(WIDE, inUsualWidth);
  return withoutEnd(code, /[\s.]/).trim();
}

/** The text with the entities of HTML that stand in Spanish and English text as their characters. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (entity, decimal, hex, name) => {
      const point = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : undefined;
      if (point === undefined) return NAMED[name as string] ?? entity;
      return point > 31 && point < 0xd800 ? String.fromCodePoint(point) : entity;
    },
  );
}

// eslint-disable-next-line no-control-regex -- what exporters put before a code, U+001F among them
const CONTROLS = /[\x01-\x08\x0b-\x1f\x7f]/g;

/** Letters, digits and signs of double width, as Asian keyboards write them. */
const WIDE = /[\uFF01-\uFF5E]/g;

function inUsualWidth(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}

const NAMED: Partial<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  Ntilde: 'Ñ',
  ntilde: 'ñ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
};
