import { Board, hideAddresses } from '../messages/index.ts';
import { isAvailable, isUnrelated, readQuestion, readRefusal, sentencesOf } from './answers.ts';
import { readCurrency, readTax } from './amounts/money.ts';
import { itemStart } from './amounts/labels.ts';
import { type Offer, readOffers } from './amounts/offers.ts';
import { priceOf } from './amounts/price.ts';
import { readStopOff, withStopOff } from './amounts/stopOff.ts';
import { cutToAnswer } from './body/body.ts';
import type { ReplyContext, ReplyReading } from './Reply.ts';
import { readWhen } from './when.ts';

/** The longest reply that is read, in characters. */
export const LONGEST_REPLY = 10_000;

/**
 * Reads what a carrier answers to a request: a rate, a rejection with its reason, a question, in Spanish and English.
 * Quoted text and signatures are not read. Each value has the words that say it; what may mean several things has choices,
 * and a mail of anything else is left to the person. Text behind `LONGEST_REPLY` is not read.
 */
export function readReply(text: string, context: ReplyContext): ReplyReading {
  const board = new Board(text.slice(0, LONGEST_REPLY));
  cutToAnswer(board);
  if (isUnrelated(board)) return { kind: 'other' };
  hideAddresses(board);
  const sentences = sentencesOf(board);
  const refusal = readRefusal(board, sentences);
  const tax = readTax(board);
  const stopOff = readStopOff(board);
  const offers = readOffers(board).filter((offer) => !isWish(board, offer));
  const question = readQuestion(board, sentences);
  const asked = question && { question };
  if (refusal && !offers.some(isFirm)) return refusalOf(refusal, offers);
  if (!hasPrice(offers)) return withoutPrice(board, asked);
  const currency = readCurrency(board, offers);
  return {
    kind: 'rate',
    ...withStopOff(priceOf(board, offers), stopOff, currency?.value),
    ...(currency && { currency }),
    ...(tax && { tax }),
    ...readWhen(board, context),
    ...asked,
  };
}

/** A rejection; one with an amount, which may be an offer, is left to the person. */
function refusalOf(reason: ReplyReading['reason'] & object, offers: Offer[]): ReplyReading {
  return offers.length > 0 ? { kind: 'other' } : { kind: 'refusal', reason };
}

function withoutPrice(
  board: Board,
  asked: Pick<ReplyReading, 'question'> | undefined,
): ReplyReading {
  if (isAvailable(board)) return { kind: 'available', ...asked };
  return { kind: asked ? 'question' : 'other', ...asked };
}

function hasPrice(offers: Offer[]): boolean {
  return offers.some(({ label }) => label !== 'tax');
}

/** An offer beside words of a rejection: "en 53 sí: $23,000". */
function isFirm({ isOffered, isPast, isLeast }: Offer): boolean {
  return isOffered && !isPast && !isLeast;
}

/** "Si sube a 26,000 me avisa", "tu target de 13,800"; not "está bien su objetivo de 13,800". */
function isWish(board: Board, { start }: Offer): boolean {
  const words = board.tokens.slice(itemStart(board, start), start).map(({ word }) => word);
  if (words.some((word) => WISHES.has(word))) return true;
  return words.some((word) => TARGETS.has(word)) && !words.some((word) => AGREEMENTS.has(word));
}

const WISHES = new Set(['sube', 'suben', 'subes', 'subieran', 'subiera', 'gets', 'goes', 'get']);
const TARGETS = new Set(['target', 'objetivo', 'presupuesto', 'budget', 'ofreces', 'ofrecen']);
const AGREEMENTS = new Set([
  'bien',
  'acepto',
  'aceptamos',
  'ok',
  'va',
  'accept',
  'works',
  'acuerdo',
  'fine',
]);
