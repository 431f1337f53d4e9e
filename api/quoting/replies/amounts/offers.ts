import { type Board, phraseAt } from '../../messages/index.ts';
import { EXCLUSIONS, LABELS, OFFERS, PAST_WORDS, type Label } from '../words/moneyWords.ts';
import { currencyAt, isForeign, itemStart, labelOf, moneyEnd } from './labels.ts';
import { type AmountNumber, numberAt } from './numbers.ts';
import { isPerUnit, isStop, surely } from './sureness.ts';

/** An amount of a reply with what it is of. */
export interface Offer extends AmountNumber {
  label?: Label | undefined;
  currency?: 'MXN' | 'USD' | undefined;
  /** Whether it is for each mile, hour or the like. */
  isPerUnit: boolean;
  /** Whether it no longer holds: "de 19,500 bajo a 18,700". */
  isPast: boolean;
  /** Whether it is only a beginning ("desde $9,500"). */
  isLeast: boolean;
  /** Whether words of an offer stand before it. */
  isOffered: boolean;
  /** A part that comes on top without an amount: "3,650 + fuel". */
  open?: { label: Label; start: number; end: number };
}

/** Reads the amounts of a reply and takes their tokens. */
export function readOffers(board: Board): Offer[] {
  const offers: Offer[] = [];
  for (let at = 0; at < board.tokens.length; at += 1) {
    const number = numberAt(board, at);
    if (!number) continue;
    const offer = isForeign(board, number) ? undefined : offerOf(board, number);
    if (offer) offers.push(offer);
    if (offer) board.take(number.start, number.end);
    at = number.end - 1;
  }
  return offers;
}

function offerOf(board: Board, number: AmountNumber): Offer | undefined {
  const label = labelOf(board, number);
  const currency = currencyAt(board, number);
  const sure = surely(board, number, { label, currency });
  if (!sure || label === 'other') return undefined;
  const open = openPart(board, number.end);
  return {
    ...sure,
    label,
    currency,
    isPerUnit: isPerUnit(board, number.end),
    isPast: isPast(board, number),
    isLeast: hasBefore(board, number.start, LEAST),
    isOffered: hasBefore(board, number.start, OFFERS),
    ...(open && { open }),
  };
}

const LEAST = new Set([
  'desde',
  'from',
  'starting',
  'aproximadamente',
  'aprox',
  'como',
  'about',
  'around',
]);

function isPast(board: Board, { start, end }: AmountNumber): boolean {
  if (hasBefore(board, start, PAST_WORDS) || board.word(end) === 'was') return true;
  const isFrom =
    board.word(start - 1) === 'de' ||
    (board.word(start - 1) === '$' && board.word(start - 2) === 'de');
  return isFrom && LOWERED.has(board.word(end));
}

const LOWERED = new Set(['bajo', 'baja', 'bajamos', 'bajar', 'paso', 'subo', 'subimos', 'a']);

/** Whether a word stands before an amount in what is said of it. */
function hasBefore(board: Board, start: number, words: Set<string>): boolean {
  for (let at = itemStart(board, start); at < start; at += 1)
    if (words.has(board.word(at))) return true;
  return false;
}

/** `+ fuel`, "más casetas", "y casetas aparte" without an amount. */
function openPart(board: Board, end: number): Offer['open'] {
  const at = moneyEnd(board, end) ?? end;
  const isPlus = ['+', 'mas', 'plu'].includes(board.word(at));
  const first = isPlus || JOINTS.has(board.word(at)) ? at + 1 : at;
  const excluded = phraseAt(board.tokens, first, EXCLUSIONS)?.end;
  const label = phraseAt(board.tokens, excluded ?? first, LABELS);
  if (!label || ['tax', 'price', 'total', 'other'].includes(label.value)) return undefined;
  const isApart = excluded !== undefined || board.word(label.end) === 'aparte';
  if (!isPlus && (!isApart || label.value === 'accessorials')) return undefined;
  return hasAmountBehind(board, label.end)
    ? undefined
    : { label: label.value, start: at, end: label.end };
}

const JOINTS = new Set(['y', ',', '-', '(', 'and', ';', '.']);

function hasAmountBehind(board: Board, start: number): boolean {
  for (let at = start; at < start + 4 && !isStop(board, at); at += 1)
    if (board.tokens[at]!.kind === 'number') return true;
  return false;
}
