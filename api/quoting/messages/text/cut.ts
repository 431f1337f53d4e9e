import type { Board } from './Board.ts';
import {
  CANCELLED,
  CLOSINGS,
  COVERED,
  EARLIER,
  HEADER_WORDS,
  MOVED,
  NOW,
  QUOTE_INTROS,
} from '../words/mailWords.ts';
import { phraseAt } from './phraseBook.ts';
import { wordSet } from './tokens.ts';

/** Keeps signatures, quoted messages and the headers of mails from being read. */
export function cutMail(board: Board): void {
  const lines = linesOf(board);
  const first = lines.findIndex(({ start, end }) => wordsIn(board, start, end) > MOST_IN_GREETING);
  const end =
    first < 0 ? -1 : lines.findIndex((line, index) => index > first && isEnd(board, line));
  const body = end < 0 ? lines : lines.slice(0, end);
  if (end >= 0) board.cut(lines[end]!.start, board.tokens.length);
  for (const { start, end: lineEnd } of body) {
    if (board.word(start) === '>' || isIntroOfReply(board, start, lineEnd))
      board.cut(start, lineEnd);
    if (board.word(start) === '[') cutChatStamp(board, start, lineEnd);
    cutPlainStamp(board, start, lineEnd);
  }
  cutHeaders(board, body);
  cutCovered(board);
  cutEarlier(board);
}

/** Sentences about loads that nobody needs any more. */
function cutCovered(board: Board): void {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const match = phraseAt(board.tokens, at, COVERED) ?? phraseAt(board.tokens, at, CANCELLED);
    if (!match || board.isCut(at)) continue;
    let [start, end] = [at, match.end];
    while (start > 0 && !isEndOfSentence(board, start - 1)) start -= 1;
    while (end < board.tokens.length && !isEndOfSentence(board, end)) end += 1;
    board.cut(start, end);
    at = end;
  }
}

/** "Ayer te pedí Monterrey-Laredo, ahora necesito Monterrey-Reynosa": a clause about an earlier load, before the new one. */
function cutEarlier(board: Board): void {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const moved = phraseAt(board.tokens, at, MOVED);
    const match = moved ?? phraseAt(board.tokens, at, EARLIER);
    if (!match || board.isCut(at)) continue;
    let end = match.end;
    while (end < board.tokens.length && !isEndOfClause(board, end)) end += 1;
    const next = ['y', 'pero', 'and', 'but'].includes(board.word(end + 1)) ? end + 2 : end + 1;
    const isOver = moved && board.word(end) === '.';
    if (isOver || phraseAt(board.tokens, next, NOW)) board.cut(at, end);
    at = end;
  }
}

function isEndOfClause(board: Board, at: number): boolean {
  return board.word(at) === ',' || isEndOfSentence(board, at);
}

function isEndOfSentence(board: Board, at: number): boolean {
  const { kind, word } = board.tokens[at]!;
  return kind === 'break' || '!?;'.includes(word) || (word === '.' && !board.touches(at + 1));
}

interface Line {
  start: number;
  end: number;
}

function linesOf({ tokens }: Board): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === 'break' && at > start) lines.push({ start, end: at });
    if (kind === 'break') start = at + 1;
  }
  if (start < tokens.length) lines.push({ start, end: tokens.length });
  return lines;
}

/** Whether a line begins a signature or a quoted message. */
function isEnd(board: Board, { start, end }: Line): boolean {
  if (board.word(start) === '>') return false;
  if (phraseAt(board.tokens, start, QUOTE_INTROS)) return true;
  if (isRule(board, start, end) || isIntroOfReply(board, start, end)) return true;
  const closing = phraseAt(board.tokens, start, CLOSINGS);
  return closing !== undefined && wordsIn(board, closing.end, end) <= MOST_AFTER_CLOSING;
}

/** `--` and `____` alone in a line. */
function isRule(board: Board, start: number, end: number): boolean {
  if (end - start < 2) return false;
  for (let at = start; at < end; at += 1) if (!'-_'.includes(board.word(at))) return false;
  return true;
}

/** "El lun, 23 nov 2026 a las 10:00, Ana <ana@…> escribió:" */
function isIntroOfReply(board: Board, start: number, end: number): boolean {
  const words = board.tokens.slice(start, end).map(({ word }) => word);
  return words.at(-1) === ':' && (words.includes('escribio') || words.includes('wrote'));
}

/** More words are a message, before which nothing is a signature. */
const MOST_IN_GREETING = 4;
const MOST_AFTER_CLOSING = 3;

function wordsIn({ tokens }: Board, start: number, end: number): number {
  return tokens.slice(start, end).filter(({ kind }) => kind === 'word' || kind === 'number').length;
}

/** `[10:32, 28/11/2026] Juan:` */
function cutChatStamp(board: Board, start: number, end: number): void {
  const stop = Math.min(end, start + LONGEST_STAMP);
  for (let at = start; at < stop; at += 1)
    if (board.word(at) === ':' && board.word(start + 1) && closes(board, start, at))
      return board.cut(start, at + 1);
}

/** `28/11/26, 10:32 a. m. - Laura Embarques:` */
function cutPlainStamp(board: Board, start: number, end: number): void {
  if (board.tokens[start]!.kind !== 'number') return;
  const stop = Math.min(end, start + LONGEST_STAMP);
  const length = PLAIN_STAMP.exec(board.textOf(start, stop))?.[0].length ?? 0;
  const last = board.tokens[start]!.start + length;
  for (let at = start; length > 0 && at < stop && board.tokens[at]!.start < last; at += 1)
    board.cut(at, at + 1);
}

const PLAIN_STAMP =
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? {1,2}\d{1,2}:\d{2}(?::\d{2})?.{0,8}? - [^:\n]{1,40}:/;

function closes(board: Board, start: number, end: number): boolean {
  return board.tokens.slice(start, end).some(({ word }) => word === ']');
}

const LONGEST_STAMP = 24;

/** Header lines that stand together and have a subject or a date; without them `De: Apodaca` is the origin. */
function cutHeaders(board: Board, lines: Line[]): void {
  let block: Line[] = [];
  for (const line of [...lines, { start: -1, end: -1 }]) {
    const name = line.start < 0 ? undefined : headerOf(board, line);
    if (name) block.push(line);
    if (name || block.length === 0) continue;
    const isMail = block.some((one) => headerOf(board, one) === 'sure');
    if (isMail && isAnswered(board, block)) return board.cut(block[0]!.start, board.tokens.length);
    if (isMail) for (const { start, end } of block) board.cut(start, end);
    block = [];
  }
}

/** Whether the mail below the header lines was answered above: "Asunto: RE: …", or with numbers before it. */
function isAnswered(board: Board, block: Line[]): boolean {
  const isReply = block.some(({ start, end }) =>
    board.tokens.slice(start, end).some(({ word }) => word === 're'),
  );
  const above = board.tokens.slice(0, block[0]!.start);
  const isForward = above.some(({ word }) => FORWARDS.has(word));
  const isOwn = above.filter(({ kind }) => kind === 'number').length > 1;
  return above.length > MOST_IN_GREETING && !isForward && (isReply || isOwn);
}

const FORWARDS = wordSet('abajo siguiente reenvio below attached following fwd forward fyi');

function headerOf(board: Board, { start }: Line): 'sure' | 'perhaps' | undefined {
  const header = phraseAt(board.tokens, start, HEADER_WORDS);
  return header && board.word(header.end) === ':' ? header.value : undefined;
}
