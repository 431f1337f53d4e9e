import { type Board, phraseAt } from '../../messages/index.ts';
import { CURRENCIES, FOREIGN, type Label, LABELS, TAXES } from '../words/moneyWords.ts';
import type { AmountNumber } from './numbers.ts';

/** The first token of what is said before an amount: behind the amount before it, a line's end, a comma or a stop. */
export function itemStart(board: Board, start: number): number {
  let at = start;
  while (at > 0 && at > start - LONGEST && isInItem(board, at - 1)) at -= 1;
  return at;
}

const LONGEST = 14;
const ENDS = new Set([',', ';', '/', '+', '•', '·', '|', '¿', '?', '!']);

function isInItem(board: Board, at: number): boolean {
  const { kind, word } = board.tokens[at]!;
  if (kind === 'break' || !board.isFree(at)) return false;
  return !ENDS.has(word) && !(word === '.' && !board.touches(at + 1));
}

/** The subject of an amount, by the words before or directly behind it; undefined where none or several say so. */
export function labelOf(board: Board, { start, end }: AmountNumber): Label | undefined {
  const from = itemStart(board, start);
  const labels = labelsIn(board, from, start);
  if (labels.size === 1) return [...labels][0];
  if (labels.size > 1) return severalOf(labels);
  return labelBehind(board, end) ?? labelAbove(board, from, start);
}

/** "Diésel de termo" is its longest phrase; "flete con cruce" is of several parts, and none. */
function severalOf(labels: Set<Label>): Label | undefined {
  if (labels.has('other') || labels.has('total')) return labels.has('total') ? 'total' : 'other';
  const parts = [...labels].filter((label) => label !== 'price');
  return parts.length === 1 ? parts[0] : 'price';
}

function labelsIn(board: Board, start: number, end: number): Set<Label> {
  const labels = new Set<Label>();
  for (let at = start; at < end; at += 1) {
    const label = phraseAt(board.tokens, at, LABELS);
    if (!label || label.end > end || INCLUDED.has(board.word(at - 1))) continue;
    labels.add(HOLDS.has(board.word(at - 1)) ? 'other' : label.value);
    at = label.end - 1;
  }
  return labels;
}

/** "Incluye seguro 480": a part of the price that is named beside it. */
const HOLDS = new Set(['incluye', 'incluyendo', 'includes', 'including']);
const INCLUDED = new Set(['incluido', 'con', 'sin', 'w', 'mas', 'por']);

/** `$150 hazmat fee`, "3,800 pesos el cruce": behind the amount, its currency and its tax. */
function labelBehind(board: Board, end: number): Label | undefined {
  let at = end;
  while (at < end + LONGEST) {
    const skipped = moneyEnd(board, at) ?? (ARTICLES.has(board.word(at)) ? at + 1 : undefined);
    if (!skipped) break;
    at = skipped;
  }
  const label = phraseAt(board.tokens, at, LABELS);
  return label && board.isFree(at) && label.value !== 'tax' && !isOfNext(board, label.end)
    ? label.value
    : undefined;
}

const ARTICLES = new Set(['el', 'la', 'de', 'del', 'for', 'the', 'por']);

/** The token behind a currency or tax that begins here. */
export function moneyEnd(board: Board, at: number): number | undefined {
  return (phraseAt(board.tokens, at, CURRENCIES) ?? phraseAt(board.tokens, at, TAXES))?.end;
}

/** Whether a label has an amount of its own behind it. */
function isOfNext(board: Board, at: number): boolean {
  return [0, 1, 2].some((step) => board.tokens[at + step]?.kind === 'number');
}

/** The label that fills the line above an amount that begins its own. */
function labelAbove(board: Board, from: number, start: number): Label | undefined {
  const isFirst = board.tokens.slice(from, start).every(({ word }) => word === '$');
  if (!isFirst || board.tokens[from - 1]?.kind !== 'break') return undefined;
  let above = from - 1;
  while (above > 0 && board.tokens[above]!.kind === 'break') above -= 1;
  const line = board.lineStart(above);
  const label = phraseAt(board.tokens, line, LABELS);
  return label && label.end >= above && board.isFree(line) ? label.value : undefined;
}

/** The currency directly before or behind an amount; undefined where none or another one is named. */
export function currencyAt(board: Board, { start, end }: AmountNumber): 'MXN' | 'USD' | undefined {
  const behind = phraseAt(board.tokens, end, CURRENCIES);
  if (behind && isName(board, end)) return behind.value;
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    const before = phraseAt(board.tokens, at, CURRENCIES);
    if (before && isName(board, at) && before.end >= start - 1) return before.value;
  }
  return undefined;
}

/** "peso" alone is the weight. */
export function isName(board: Board, at: number): boolean {
  return board.word(at) !== 'peso' || /s$/i.test(board.textOf(at, at + 1));
}

/** Whether an amount is of a currency that is not read. */
export function isForeign(board: Board, { start, end }: AmountNumber): boolean {
  return FOREIGN.has(board.word(end)) || FOREIGN.has(board.word(start - 1));
}
