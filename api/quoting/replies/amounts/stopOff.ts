import { type Board, phraseAt, phraseBook, type Reading } from '../../messages/index.ts';
import type { ReplyFields } from '../Reply.ts';
import { currencyAt, moneyEnd } from './labels.ts';
import { type AmountNumber, numberAt } from './numbers.ts';

/** The charge for each stop beyond the ends, as a reply names it. */
export interface StopOff {
  reading: Reading<string>;
  currency?: 'MXN' | 'USD' | undefined;
  /** Whether it comes on top of the price: "18,500 + 500 por parada extra". */
  isAdded: boolean;
}

/** Reads the stop-off charge, "500 por parada extra", "$50 per extra stop", and takes its tokens. */
export function readStopOff(board: Board): StopOff | undefined {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const number = numberAt(board, at);
    if (!number) continue;
    const [value] = number.values;
    const start = board.word(number.start - 1) === '$' ? number.start - 1 : number.start;
    const end = endBehind(board, number) ?? (isNamedBefore(board, start) ? number.end : undefined);
    at = number.end - 1;
    if (!end || !value || Number(value) <= 0) continue;
    const words = board.spanOf(start, number.end);
    const currency = currencyAt(board, number);
    board.take(start, end);
    const reading = number.isClear ? { value, words } : { choices: number.values, words };
    return { reading, currency, isAdded: PLUS.has(board.word(start - 1)) };
  }
  return undefined;
}

const PLUS = new Set(['+', 'mas', 'plu', 'plus']);

/** The token behind "por parada extra" behind an amount. */
function endBehind(board: Board, { end }: AmountNumber): number | undefined {
  const at = moneyEnd(board, end) ?? end;
  return phraseAt(board.tokens, at, BEHIND)?.end;
}

/** "Parada adicional: $500" */
function isNamedBefore(board: Board, start: number): boolean {
  let end = start;
  while (end > start - MOST_BETWEEN && BETWEEN.has(board.word(end - 1))) end -= 1;
  return [1, 2, 3, 4, 5].some(
    (length) => end >= length && phraseAt(board.tokens, end - length, BEFORE)?.end === end,
  );
}

const MOST_BETWEEN = 3;
const BETWEEN = new Set([':', 'de', 'a', 'en', 'is', 'es', 'charge', 'fee', '-', '=']);

const BEHIND = phraseBook<true>([
  ['por parada|por cada parada|por parada extra|por parada adicional|cada parada', true],
  ['por cada parada extra|por cada parada adicional|cada parada extra|cada parada adicional', true],
  [
    'por reparto|por cada reparto|por reparto adicional|por reparto extra|por entrega adicional',
    true,
  ],
  ['per stop|per extra stop|per additional stop|per stop off|per stopoff|per drop', true],
  ['each extra stop|each additional stop|for each extra stop|for each additional stop', true],
  ['a stop|/ stop|/ parada|an extra stop|per extra drop|per additional drop', true],
]);

const BEFORE = phraseBook<true>([
  ['parada extra|parada adicional|cargo por parada|cargo por parada adicional|por parada', true],
  ['cargo por parada extra|cada parada adicional|cada parada extra|reparto adicional', true],
  ['stop off|stopoff|stop-off|extra stop|additional stop|each extra stop|stop off charge', true],
  ['each additional stop|per stop|stop charge|stop off fee|stop-off charge|stop-off fee', true],
]);

/** The price of a reply with its stop-off charge; of an all-in price it is asked whether that contains it. */
export function withStopOff(
  price: ReplyFields,
  stopOff: StopOff | undefined,
  currency: 'MXN' | 'USD' | undefined,
): ReplyFields {
  if (!stopOff) return price;
  const { reading, isAdded } = stopOff;
  const isOther = stopOff.currency && currency && stopOff.currency !== currency;
  if (isOther) return { ...price, stopOffCharge: asked(reading) };
  const { allIn, ...parts } = price;
  if (!allIn) return { ...price, stopOffCharge: reading };
  if (isAdded && allIn.value !== undefined)
    return { ...parts, linehaul: allIn, stopOffCharge: reading };
  return { ...price, stopOffCharge: asked(reading) };
}

function asked({ value, choices, words }: Reading<string>): Reading<string> {
  return { choices: choices ?? [value], words };
}
