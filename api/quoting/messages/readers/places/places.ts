import { liesIn } from '../../../../../db/reference/places.ts';
import type { MessageContext } from '../../context.ts';
import { bookOf, tableBook } from '../../places/cityBook.ts';
import { countryEnd } from '../../places/states.ts';
import type { MessagePlace, PlaceMention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseBook, phrasesAt, type PhraseBook } from '../../text/phraseBook.ts';
import { NONE, remembered } from '../../text/remembered.ts';
import { COMMON_WORDS } from '../../words/cityWords.ts';
import { postalCodeEnd, postalPlaceAt } from './postalPlaces.ts';
import { inStateBehind } from './stateBehind.ts';
import { isOfStreet } from './streets.ts';
import { unlistedCityAt } from './unlistedCity.ts';

/** Reads the company's saved locations by their names. */
export function readLocations(board: Board, { locations = NONE }: MessageContext): PlaceMention[] {
  const book = locationBook(locations);
  return board.tokens.flatMap((_, at) => {
    const matches = board.isOpen(at) ? phrasesAt(board.tokens, at, book) : [];
    const [first] = matches;
    if (!first || !board.isFree(at, first.end) || isCommon(board, at, first.end)) return [];
    const places = matches.map(({ value: { id, ...place } }) => ({ ...place, locationId: id }));
    return [narrowed(board, at, first.end, places)];
  });
}

const locationBook = remembered((locations: NonNullable<MessageContext['locations']>) =>
  phraseBook(locations.map((one) => [one.name.replaceAll('|', ' '), one] as const)),
);

/** Reads cities, with the state, the postal code and the country behind them. */
export function readCities(board: Board, { places }: MessageContext): PlaceMention[] {
  const book = places
    ? bookOf(places.map((place) => ({ phrases: place.city, place })))
    : tableBook();
  return board.takeEach((at) =>
    board.isOpen(at) && !isOfStreet(board, at)
      ? (cityAt(board, at, book) ?? unlistedCityAt(board, at) ?? behindCode(board, at, book))
      : undefined,
  );
}

/** `CP 66600 Apodaca`: the city behind its postal code; a code without a city is that of the table. */
function behindCode(board: Board, at: number, book: PhraseBook<MessagePlace>) {
  const number = postalCodeEnd(board, at);
  const city = number && board.isOpen(number) ? cityAt(board, number, book) : undefined;
  const postalCode = number ? board.word(number - 1) : '';
  const values = (city?.values ?? []).filter(({ state }) => liesIn(postalCode, state));
  if (values.length === 1)
    return { start: at, end: city!.end, values: [{ ...values[0]!, postalCode }] };
  return city ? undefined : postalPlaceAt(board, at);
}

function cityAt(
  board: Board,
  at: number,
  book: PhraseBook<MessagePlace>,
): PlaceMention | undefined {
  const matches = phrasesAt(board.tokens, at, book);
  const [first] = matches;
  if (!first || !board.isFree(at, first.end)) return undefined;
  const mention = narrowed(
    board,
    at,
    first.end,
    matches.map(({ value }) => value),
  );
  const isBare = mention.end === first.end;
  const isAsked = (mention.values.length > 1 && isOnLane(board, at)) || isBehindPlace(board, at);
  return isBare && !isAsked && isCommon(board, at, first.end) ? undefined : mention;
}

/** A name of one word that messages also have for other things; a saved location may be called "Planta". */
function isCommon(board: Board, start: number, end: number): boolean {
  const word = board.word(start);
  return end === start + 1 && (COMMON_WORDS.has(word) || word.length < 2);
}

/** "De Piedras Negras a Allende", "de Progreso a Laredo": with a capital, right behind another place or before it. */
function isOnLane(board: Board, at: number): boolean {
  if (!/^\p{Lu}/u.test(board.textOf(at, at + 1))) return false;
  const isLast =
    ENDS.has(board.word(at - 1)) && at > 1 && !board.isFree(at - 2) && !board.isCut(at - 2);
  const isFirst = ['de', 'from'].includes(board.word(at - 1)) && ENDS.has(board.word(at + 1));
  return isLast || (isFirst && phrasesAt(board.tokens, at + 2, tableBook()).length > 0);
}

const ENDS = new Set(['a', 'to']);

/** "Entrego en Guaymas y luego en Empalme" */
function isBehindPlace(board: Board, at: number): boolean {
  const and = ['luego', 'despues', 'despue'].includes(board.word(at - 2)) ? at - 3 : at - 2;
  const isTold = board.word(at - 1) === 'en' && board.word(and) === 'y';
  return isTold && and > 0 && !board.isFree(and - 1) && !board.isCut(and - 1);
}

/** The places that fit the state behind the name, with their postal code. */
function narrowed(
  board: Board,
  start: number,
  nameEnd: number,
  places: MessagePlace[],
): PlaceMention {
  const { end: stateEnd, places: inState } = inStateBehind(
    board,
    nameEnd,
    places,
    board.textOf(start, nameEnd),
  );
  const [only] = inState;
  const code = inState.length === 1 ? postalCodeAt(board, stateEnd, only!.state) : undefined;
  const values = [...new Set(inState)].map((place) => ({
    ...place,
    ...(code && { postalCode: code.postalCode }),
  }));
  const end = countryEnd(board, code?.end ?? stateEnd, only!.country);
  board.take(start, end);
  return { start, end, values };
}

/** `78045`, `C.P. 66600` or `zip 78045` behind a place, in its state. */
function postalCodeAt(board: Board, at: number, state: string) {
  let start = at;
  while (start < at + 5 && CODE_WORDS.has(board.word(start))) start += 1;
  const postalCode = board.word(start);
  const isCode = /^\d{5}$/.test(postalCode) && board.isFree(start) && liesIn(postalCode, state);
  const isInBrackets = board.tokens.slice(at, start).some(({ word }) => word === '(');
  const end = isInBrackets && board.word(start + 1) === ')' ? start + 2 : start + 1;
  return isCode ? { postalCode, end } : undefined;
}

const CODE_WORDS = new Set([',', '(', 'c', 'p', 'cp', '.', 'zip', 'code', ':', 'codigo', 'postal']);
