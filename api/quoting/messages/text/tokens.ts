import { foldText } from '../../../shared/reading/folded.ts';
import { spelled } from './spelling.ts';

/** A part of a message: a word, a number as it is written, a sign, or the end of a line. Offsets in characters. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'break';
  /** The word in lower case without accents and without the ending of a plural; a number or sign as it is written. */
  word: string;
  start: number;
  end: number;
}

/** Takes a text apart, each character once. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const kind = kindAt(text, at);
    const end = kind ? endOf(text, at, kind) : at + 1;
    if (kind) tokens.push({ kind, word: wordOf(text.slice(at, end), kind), start: at, end });
    at = end;
  }
  return tokens;
}

/** The words of a phrase in the form in which tokens have them. */
export function wordsOf(phrase: string): string[] {
  return tokensOf(phrase)
    .filter(({ word }) => !SILENT.has(word))
    .map(({ word }) => word);
}

/** Signs that change nothing within a phrase: `C.P.`, `Cd. Juárez`, `53'`. */
export const SILENT = new Set(['.', "'", '’', '´', '"', '”', '″', '*']);

function kindAt(text: string, at: number): Token['kind'] | undefined {
  const character = text[at]!;
  if (character === '\n') return 'break';
  if (character === '\t') return 'sign';
  if (isBlank(character)) return undefined;
  if (isDigit(character)) return 'number';
  return isLetter(character) ? 'word' : 'sign';
}

function endOf(text: string, at: number, kind: Token['kind']): number {
  let end = at + 1;
  if (kind === 'word') while (end < text.length && isLetter(text[end]!)) end += 1;
  if (kind === 'number') while (continuesNumber(text, end)) end += 1;
  return end;
}

/** A digit, or a sign between two digits: `18,500.00`, `8:30`. */
function continuesNumber(text: string, at: number): boolean {
  const character = text[at] ?? '';
  if (isDigit(character)) return true;
  return ".,:'’".includes(character) && character !== '' && isDigit(text[at + 1] ?? '');
}

function wordOf(text: string, kind: Token['kind']): string {
  if (kind !== 'word') return text;
  return spelled(singular(foldText(text)));
}

function singular(word: string): string {
  if (word.length > 5 && SPANISH_PLURAL.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** `rabones`, `unidades`, `cristales` */
const SPANISH_PLURAL = /(?:on|or|al|ad|ar|an)es$/;

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isLetter(character: string): boolean {
  return LETTER.test(character);
}

function isBlank(character: string): boolean {
  return BLANK.test(character);
}

const LETTER = /^[\p{L}\p{M}]$/u;
const BLANK = /^(?:[\s\u200b\u2060\ufeff]|\ufe0f)$/;

/** The words of a text, and its signs, in the form in which tokens have them. */
export function wordSet(text: string): Set<string> {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'break');
  return new Set(tokens.map(({ word }) => word));
}
