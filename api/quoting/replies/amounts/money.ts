import { type Board, phraseAt, type PhraseBook, type Reading } from '../../messages/index.ts';
import { CURRENCIES, TAXES } from '../words/moneyWords.ts';
import { isName } from './labels.ts';
import type { Offer } from './offers.ts';

/** Reads what is said of VAT (IVA) and takes its tokens, so that no amount is read of it. */
export function readTax(board: Board): Reading<'plus' | 'included'> | undefined {
  const mentions = mentionsOf(board, TAXES);
  for (const { start, end } of mentions) board.take(start, end);
  return one(board, mentions);
}

/** Reads the currency of the amounts; all that are named where they are not one. */
export function readCurrency(board: Board, offers: Offer[]): Reading<'MXN' | 'USD'> | undefined {
  if (offers.length === 0) return undefined;
  const mentions = mentionsOf(board, CURRENCIES).filter(({ start }) => isName(board, start));
  return one(board, mentions);
}

interface Mention<Value> {
  value: Value;
  start: number;
  end: number;
}

function mentionsOf<Value>(board: Board, book: PhraseBook<Value>): Mention<Value>[] {
  const mentions: Mention<Value>[] = [];
  for (let at = 0; at < board.tokens.length; at += 1) {
    const match = board.isFree(at) ? phraseAt(board.tokens, at, book) : undefined;
    if (!match) continue;
    mentions.push(match);
    at = match.end - 1;
  }
  return mentions;
}

function one<Value>(board: Board, mentions: Mention<Value>[]): Reading<Value> | undefined {
  const [first] = mentions;
  if (!first) return undefined;
  const values = [...new Set(mentions.map(({ value }) => value))];
  const words = board.spanOf(first.start, first.end);
  return values.length === 1 ? { value: first.value, words } : { choices: values, words };
}
