import { wordSet } from '../../text/tokens.ts';
import { readAmount } from '../../../../shared/reading/readAmount.ts';
import type { Mention, MessageAmount } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { SERVICE_LABELS, TARGET_LABELS, VALUE_LABELS } from '../../words/cargoWords.ts';

/** Reads the price that the sender hopes to pay: `target 18,500 mxn`, `$1,750 USD`. */
export function readAmounts(board: Board): Mention[] {
  const mentions: Mention[] = [];
  for (const [at, { kind }] of board.tokens.entries()) {
    if (kind !== 'number' || !board.isFree(at)) continue;
    const [start, end] = [startOf(board, at), endOf(board, at)];
    const isPrice = start < at || end > at + 1 + thousands(board, at) || hasLabel(board, start);
    if (!isPrice || isYear(board, start, end) || isOther(board, start, end)) continue;
    const values = amountsIn(board.textOf(start, end), isSure(board, start, end));
    if (values.length === 0 || isOneOfTwo(board, end)) continue;
    board.take(start, end);
    mentions.push({ field: 'targetRate', start, end, values });
  }
  return mentions;
}

/** "Pagamos 18,500 o 19,000": neither of them is the price. */
function isOneOfTwo(board: Board, end: number): boolean {
  const isBetween = ['o', 'or', 'a', 'to', '-', '–'].includes(board.word(end));
  const next = ['$', 'usd', 'mxn'].includes(board.word(end + 1)) ? end + 2 : end + 1;
  return isBetween && board.isFree(next) && /^\d[\d,.]{3,}$/.test(board.word(next));
}

/** "Tarifa 2026" */
function isYear(board: Board, start: number, end: number): boolean {
  return end === start + 1 && /^20[2-3]\d$/.test(board.word(start));
}

/** Amounts without currency below this are no prices. */
const LEAST_BARE = 500;

function amountsIn(text: string, isSure: boolean): MessageAmount[] {
  const { choices = [], isClear } = readAmount(text) ?? {};
  if (!isClear && choices.length < 2) return [];
  const isEnough = choices.every(({ amount }) => isSure || Number(amount) >= LEAST_BARE);
  if (!isEnough) return [];
  return choices.map(({ amount, currency }) => ({ amount, ...(currency && { currency }) }));
}

function isSure(board: Board, start: number, end: number): boolean {
  return /[$a-z]/i.test(board.textOf(start, end));
}

function startOf(board: Board, at: number): number {
  let start = at;
  while (BEFORE.has(board.word(start - 1)) && board.isFree(start - 1)) start -= 1;
  return start;
}

/** `mil`, the currency and the tax behind a number. */
function endOf(board: Board, at: number): number {
  let end = at + 1 + thousands(board, at);
  while (end < at + MOST_BEHIND && board.isFree(end) && isBehind(board, end)) end += 1;
  while (end > at + 1 && ['+', '.', 'mas', 'plu'].includes(board.word(end - 1))) end -= 1;
  return end;
}

const MOST_BEHIND = 8;

function thousands(board: Board, at: number): number {
  return ['mil', 'k'].includes(board.word(at + 1)) && board.isFree(at + 1) ? 1 : 0;
}

function isBehind(board: Board, at: number): boolean {
  const word = board.word(at);
  if (word === 'm' || word === 'n')
    return ['.', '/', 'm', 'n'].includes(board.word(at + 1)) || board.word(at - 1) === '.';
  return BEHIND.has(word) || (word === '.' && ['m', 'n'].includes(board.word(at - 1)));
}

const BEFORE = new Set(['$', 'usd', 'mxn', 'us', 'mx', 'dll']);
const BEHIND = wordSet('usd mxn dll dlls dls dolares dolar dollars pesos mn us mas + plus iva vat');

/** Whether a label such as "target" stands before, in the same line. */
function hasLabel(board: Board, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
    if (board.tokens[at]!.kind === 'break') return false;
    const label = phraseAt(board.tokens, at, TARGET_LABELS);
    if (label && label.end <= start && isBridge(board, label.end, start)) return true;
  }
  return false;
}

function isBridge(board: Board, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1)
    if (
      !['de', ':', 'es', 'is', 'of', 'es', '=', '~', 'aprox', 'a', 'hasta'].includes(board.word(at))
    )
      return false;
  return true;
}

const OF_LOAD = wordSet('viaje flete unidad caja carga embarque trip load truck truckload torton');

/** An amount for each mile, ton or hour, and the value of the goods. */
function isOther(board: Board, start: number, end: number): boolean {
  const isPer = ['por', 'per', '/', 'x'].includes(board.word(end));
  if ((isPer && !OF_LOAD.has(board.word(end + 1))) || board.word(end) === '%') return true;
  for (let at = start - 1; at >= Math.max(0, start - 6); at -= 1) {
    if (['break'].includes(board.tokens[at]!.kind)) return false;
    if (VALUE_LABELS.has(board.word(at))) return true;
  }
  return isOfService(board, start, end);
}

/** "Custodia 4,500 + IVA", "1,500 de maniobras": the price of something else, in the same clause. */
function isOfService(board: Board, start: number, end: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 5); at -= 1) {
    if (board.tokens[at]!.kind === 'break' || ',;.'.includes(board.word(at))) break;
    if (SERVICE_LABELS.has(board.word(at))) return true;
  }
  const next = ['de', 'for', 'por', 'of'].includes(board.word(end)) ? end + 1 : end;
  return SERVICE_LABELS.has(board.word(next));
}
