import type { Board } from '../text/Board.ts';
import { phraseAt } from '../text/phraseBook.ts';
import { REFERENCE_LABELS } from '../words/cargoWords.ts';
import { GREETINGS } from '../words/smallWords.ts';

/**
 * Keeps addresses of mail and the web, phone numbers and the weekday of a greeting from being read as something else.
 * Returns the mail addresses.
 */
export function hideAddresses(board: Board): { start: number; end: number }[] {
  const emails: { start: number; end: number }[] = [];
  for (const [at, { word }] of board.tokens.entries()) {
    if (word === '@' && isOfEmail(board, at)) emails.push(wholeAt(board, at));
    if (['http', 'https', 'www'].includes(word)) hide(board, wholeAt(board, at));
  }
  for (const email of emails) hide(board, email);
  hidePhones(board);
  hideGreetings(board);
  return emails;
}

/** `ana@flete.test`, and no `@ 8 am`. */
function isOfEmail({ tokens }: Board, at: number): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  return (
    before?.end === tokens[at]!.start && behind?.kind === 'word' && behind.start === tokens[at]!.end
  );
}

function hide(board: Board, { start, end }: { start: number; end: number }): void {
  board.take(start, end);
}

const LONGEST = 40;

/** All tokens around one without a blank between them. */
function wholeAt(board: Board, at: number): { start: number; end: number } {
  let [start, end] = [at, at + 1];
  while (start > at - LONGEST && start > 0 && board.touches(start) && isOfAddress(board, start - 1))
    start -= 1;
  while (
    end < at + LONGEST &&
    end < board.tokens.length &&
    board.touches(end) &&
    isOfAddress(board, end)
  )
    end += 1;
  return { start, end };
}

function isOfAddress(board: Board, at: number): boolean {
  return board.tokens[at]!.kind !== 'break' && !'<>(),;"'.includes(board.word(at));
}

/** "Buen lunes", "happy Friday" */
function hideGreetings(board: Board): void {
  for (const at of board.tokens.keys()) {
    const greeting = phraseAt(board.tokens, at, GREETINGS);
    if (greeting && board.isFree(at, greeting.end)) board.take(at, greeting.end);
  }
}

/** Numbers, blanks and signs of at least ten digits in all. */
function hidePhones(board: Board): void {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const isOfDay = board.word(at - 1) === '/' && board.touches(at);
    const end = isLabelled(board, at) || isOfDay ? 0 : phoneEnd(board, at);
    if (end) board.take(at, end);
    if (end) at = end - 1;
  }
}

/** `PO 4500128833` is no phone. */
function isLabelled(board: Board, at: number): boolean {
  const start = ['#', ':', '.'].includes(board.word(at - 1)) ? at - 2 : at - 1;
  return phraseAt(board.tokens, start, REFERENCE_LABELS) !== undefined;
}

function phoneEnd(board: Board, start: number): number {
  let digits = 0;
  let end = start;
  for (let at = start; at < start + MOST_PARTS && isOfPhone(board, at); at += 1) {
    if (board.tokens[at]!.kind !== 'number') continue;
    digits += board.word(at).replaceAll('.', '').length;
    end = at + 1;
  }
  return digits >= PHONE_DIGITS && digits <= MOST_DIGITS ? end : 0;
}

function isOfPhone(board: Board, at: number): boolean {
  const { kind, word } = board.tokens[at] ?? {};
  if (kind === 'number') return /^\d{1,4}(\.\d{3,4}){0,2}$|^\d{5,13}$/.test(word!);
  return kind === 'sign' && '()-+. '.includes(word!);
}

const [MOST_PARTS, PHONE_DIGITS, MOST_DIGITS] = [12, 10, 13];
