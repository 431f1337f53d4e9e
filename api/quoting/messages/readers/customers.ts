import { readEmails } from '../../../shared/reading/readEmails.ts';
import type { Customer, MessageContext } from '../context.ts';
import { cities } from '../places/cities.ts';
import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { isNegated } from '../text/corrections.ts';
import { phraseAt, phraseBook, phrasesAt } from '../text/phraseBook.ts';
import { NONE, remembered } from '../text/remembered.ts';
import { wordSet, wordsOf } from '../text/tokens.ts';
import { PARTIES } from '../words/nameWords.ts';

/** Reads customers by their names, and by the addresses of mail in the message, which may stand in what is cut. */
export function readCustomers(
  board: Board,
  emails: readonly { start: number; end: number }[],
  { customers = NONE }: MessageContext,
): Mention[] {
  const named = byName(board, customers);
  return named.length > 0 ? named : byAddress(board, emails, customers);
}

function byName(board: Board, customers: readonly Customer[]): Mention[] {
  const book = bookOf(customers);
  return board.tokens.flatMap((_, at) => {
    const matches = board.isOpen(at) ? phrasesAt(board.tokens, at, book) : [];
    const [first] = matches;
    if (!first || !board.isFree(at, first.end) || isPlaceName(board, at, first.end)) return [];
    board.take(at, first.end);
    if (isParty(board, at) || isNegated(board, at)) return [];
    const values = [...new Set(matches.map(({ value }) => value))];
    return [{ field: 'customerId' as const, start: at, end: first.end, values }];
  });
}

/** "Consignee: Valley Foods", "recoger con Valley Foods": a company that goods come from or go to. */
function isParty(board: Board, at: number): boolean {
  let end = at;
  while (['el', 'la', ':', 'cliente', 'client', 'customer'].includes(board.word(end - 1))) end -= 1;
  return [1, 2, 3].some((length) => {
    const match = end >= length ? phraseAt(board.tokens, end - length, PARTIES) : undefined;
    return match?.end === end;
  });
}

const bookOf = remembered((customers: readonly Customer[]) =>
  phraseBook(customers.map(({ id, name }) => [bareName(name), id] as const)),
);

function byAddress(
  board: Board,
  emails: readonly { start: number; end: number }[],
  customers: readonly Customer[],
): Mention[] {
  return emails.flatMap(({ start, end }) => {
    const address = board.textOf(start, end).toLowerCase();
    const values = customers.filter((one) => isOf(one, address)).map(({ id }) => id);
    if (values.length > 0) board.take(start, end);
    return values.length > 0 ? [{ field: 'customerId' as const, start, end, values }] : [];
  });
}

/** The customer that a sender belongs to, by the address or phone; undefined where none or several do. */
export function senderOf({ sender = '', customers = NONE }: MessageContext): string | undefined {
  const [address] = readEmails(sender);
  const digits = sender.replace(/\D/g, '').slice(-PHONE_DIGITS);
  const matches = customers.filter(
    (one) =>
      (address && isOf(one, address.toLowerCase())) ||
      one.phones?.some((phone) => phone.slice(-PHONE_DIGITS) === digits),
  );
  return matches.length === 1 ? matches[0]!.id : undefined;
}

/** Of a number without its country. */
const PHONE_DIGITS = 10;

/** The customer's own address, or another one of its domain. */
function isOf({ emails = [] }: Customer, address: string): boolean {
  const domain = domainOf(address);
  return emails.some((email) => {
    const own = email.toLowerCase();
    return own === address || (!COMMON_DOMAINS.test(domain) && domainOf(own) === domain);
  });
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

const COMMON_DOMAINS = /^(gmail|hotmail|outlook|yahoo|live|icloud|msn|prodigy)\./;

/** A name without the words for the kind of company at its end. */
function bareName(name: string): string {
  const words = wordsOf(name.replaceAll('|', ' ').replaceAll(',', ' '));
  while (words.length > 1 && LEGAL.has(words.at(-1)!)) words.pop();
  return words.join(' ');
}

const LEGAL = wordSet(
  'sa s a de cv c v rl r l sapi inc llc corp corporation co ltd company mexico',
);

/** A customer that is called as a city is read as the city. */
function isPlaceName(board: Board, start: number, end: number): boolean {
  if (end > start + 1) return false;
  const word = board.word(start);
  return word.length < 4 || cityWords().has(word);
}

let wordsOfCities: Set<string> | undefined;

/** The names of cities that have one word. */
function cityWords(): Set<string> {
  const first = ({ phrases }: { phrases: string }) => wordsOf(phrases.split('|')[0]!).join(' ');
  return (wordsOfCities ??= new Set(cities().map(first)));
}
