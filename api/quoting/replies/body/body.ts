import { type Board, CLOSINGS, phraseAt, type PhraseBook } from '../../messages/index.ts';
import { POINTERS } from '../words/answerWords.ts';
import { REQUEST_WORDS } from '../words/mailWords.ts';
import { type Line, type MailParts, partsOf, withoutFooter } from './parts.ts';

/**
 * Keeps everything from being read but the answer: what the author wrote, without signature; the message below where the
 * author only points at it.
 */
export function cutToAnswer(board: Board): void {
  const parts = partsOf(board);
  const answer = withoutClosing(board, withoutFooter(board, answerOf(board, parts)));
  let at = 0;
  for (const { start, end } of answer) {
    board.cut(at, start);
    at = end;
  }
  board.cut(at, board.tokens.length);
}

function answerOf(board: Board, { own, below }: MailParts): Line[] {
  const isAnswer = own.some((line) => hasNumber(board, line));
  const isPointer = own.length === 0 || has(board, own, POINTERS);
  if (isAnswer || !isPointer) return own;
  return below.find((lines) => lines.length > 0 && !has(board, lines, REQUEST_WORDS)) ?? own;
}

function hasNumber(board: Board, { start, end }: Line): boolean {
  for (let at = start; at < end; at += 1) if (board.tokens[at]!.kind === 'number') return true;
  return false;
}

function has(board: Board, lines: Line[], book: PhraseBook<unknown>): boolean {
  return lines.some(({ start, end }) => {
    for (let at = start; at < end; at += 1) if (phraseAt(board.tokens, at, book)) return true;
    return false;
  });
}

/** Lines up to "Saludos" or a name behind the message. */
function withoutClosing(board: Board, lines: Line[]): Line[] {
  const first = lines.findIndex((line) => saysMore(board, line));
  const end = lines.findIndex((line, at) => first >= 0 && at > first && isClosing(board, line));
  return end < 0 ? lines : lines.slice(0, end);
}

function isClosing(board: Board, { start, end }: Line): boolean {
  const closing = phraseAt(board.tokens, start, CLOSINGS);
  return closing !== undefined && end - closing.end <= MOST_AFTER_CLOSING;
}

const MOST_AFTER_CLOSING = 5;

/** Whether a line is more than a greeting. */
function saysMore(board: Board, line: Line): boolean {
  return hasNumber(board, line) || line.end - line.start > MOST_IN_GREETING;
}

const MOST_IN_GREETING = 6;
