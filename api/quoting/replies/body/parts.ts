import { type Board, HEADER_WORDS, phraseAt } from '../../messages/index.ts';
import { FOOTERS, MESSAGE_STARTS } from '../words/mailWords.ts';

/** A line of a mail in tokens. */
export interface Line {
  start: number;
  end: number;
}

/** The lines of a mail that its author wrote, and those of the messages below, in order and without their headers. */
export interface MailParts {
  own: Line[];
  below: Line[][];
}

/** Takes a mail apart: what its author wrote, and the messages that are quoted or forwarded in it. */
export function partsOf(board: Board): MailParts {
  const own: Line[] = [];
  const below: Line[][] = [];
  let current = own;
  let [isQuoting, isInHeaders, isRestBelow] = [false, false, false];
  for (const line of linesOf(board)) {
    const isQuoted = board.word(line.start) === '>';
    const text = isQuoted ? withoutMarks(board, line) : line;
    const begins = beginsMessage(board, text);
    if (begins || (isQuoted && !isQuoting && (current === own || current.length > 0)))
      below.push((current = []));
    else if (!isQuoted && isQuoting && !isRestBelow) current = own;
    isQuoting = isQuoted;
    isInHeaders = begins || (isInHeaders && isHeader(board, text));
    if (isInHeaders || text.end === text.start) continue;
    current.push(text);
    isRestBelow ||= !isQuoted && current !== own;
  }
  return { own, below };
}

function withoutMarks(board: Board, { start, end }: Line): Line {
  let first = start;
  while (first < end && board.word(first) === '>') first += 1;
  return { start: first, end };
}

function linesOf({ tokens }: Board): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at]!.kind !== 'break') continue;
    if (at > start) lines.push({ start, end: at });
    start = at + 1;
  }
  return lines;
}

/** "El mar, 24 nov 2026, Ana escribió:", "-----Original Message-----", "De: Ana <ana@…>", a line of underscores. */
function beginsMessage(board: Board, { start, end }: Line): boolean {
  const words = wordsOf(board, start, end);
  if (words.length > MOST_IN_INTRO) return false;
  if (words.at(-1) === ':' && (words.includes('escribio') || words.includes('wrote'))) return true;
  if (words.length >= 5 && words.every((word) => word === '_')) return true;
  const first = words.findIndex((word) => word !== '-' && word !== '_');
  if (first >= 0 && first < 20 && phraseAt(board.tokens, start + first, MESSAGE_STARTS))
    return true;
  return isSender(words) || isIntro(words);
}

/** "On Tue, Dec 8, 2026 at 10:41 AM Ana <ana@…>", of which "wrote:" stands in the next line or in unreadable letters. */
function isIntro(words: string[]): boolean {
  const isEnd = words.at(-1) === '>' || words.at(-1) === ':';
  return ['on', 'el'].includes(words[0]!) && words.includes('@') && isEnd;
}

const MOST_IN_INTRO = 80;

/** The header line of a sender; "De: Apodaca" is a place. */
function isSender(words: string[]): boolean {
  return ['de', 'from'].includes(words[0]!) && words[1] === ':' && words.includes('@');
}

function wordsOf(board: Board, start: number, end: number): string[] {
  return board.tokens
    .slice(start, Math.min(end, start + MOST_IN_INTRO + 1))
    .map(({ word }) => word);
}

function isHeader(board: Board, { start }: Line): boolean {
  const header = phraseAt(board.tokens, start, HEADER_WORDS);
  return header !== undefined && board.word(header.end) === ':';
}

/** Lines up to a signature: a line of two hyphens, the note of a phone. */
export function withoutFooter(board: Board, lines: Line[]): Line[] {
  const end = lines.findIndex((line) => isFooter(board, line));
  return end < 0 ? lines : lines.slice(0, end);
}

function isFooter(board: Board, { start, end }: Line): boolean {
  const isRule = end - start === 2 && board.word(start) === '-' && board.word(start + 1) === '-';
  return isRule || phraseAt(board.tokens, start, FOOTERS) !== undefined;
}
