import {
  type Board,
  type Match,
  phraseAt,
  type PhraseBook,
  type Reading,
  type Span,
} from '../messages/index.ts';
import type { ReplyReason } from './Reply.ts';
import { AVAILABLE, QUESTION_STARTS, UNRELATED } from './words/answerWords.ts';
import { REFUSALS, SHORT_REFUSALS } from './words/refusalWords.ts';

/** A sentence in tokens, without the sign that ends it. */
interface Sentence {
  start: number;
  end: number;
  isQuestion: boolean;
}

/** The sentences of the answer. */
export function sentencesOf(board: Board): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (let at = 0; at <= board.tokens.length; at += 1) {
    if (at < board.tokens.length && !endsSentence(board, at)) continue;
    const isQuestion = board.word(at) === '?';
    if (at > start) sentences.push({ start, end: at, isQuestion });
    start = at + 1;
  }
  return sentences;
}

function endsSentence(board: Board, at: number): boolean {
  const { kind, word } = board.tokens[at]!;
  if (kind === 'break' || board.isCut(at)) return true;
  return ['?', '!', '.'].includes(word) && !isWithin(board, at);
}

/** Whether a sign stands within an address or a number. */
function isWithin({ tokens }: Board, at: number): boolean {
  const next = tokens[at + 1];
  return next?.start === tokens[at]!.end && (next.kind === 'word' || next.kind === 'number');
}

/** Whether the mail answers no request: an automatic reply, an invoice, advertising. */
export function isUnrelated(board: Board): boolean {
  return firstOf(board, UNRELATED) !== undefined;
}

/** Whether the carrier says that it can cover the load. */
export function isAvailable(board: Board): boolean {
  return firstOf(board, AVAILABLE) !== undefined;
}

function firstOf(board: Board, book: PhraseBook<unknown>) {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const match = board.isCut(at) ? undefined : phraseAt(board.tokens, at, book);
    if (match) return match;
  }
  return undefined;
}

/** Reads why the carrier rejects the request; choices where it gives several reasons, an empty list where it gives none. */
export function readRefusal(board: Board, sentences: Sentence[]): Reading<ReplyReason> | undefined {
  const mentions = sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap((one) => refusalsIn(board, one));
  const [first] = mentions;
  if (!first) return undefined;
  const reasoned = mentions.filter(({ value }) => value !== undefined);
  const specific = reasoned.filter(({ value }) => value !== 'other');
  const reasons = [
    ...new Set((specific.length > 0 ? specific : reasoned).map(({ value }) => value!)),
  ];
  const { start, end } = specific[0] ?? reasoned[0] ?? first;
  const words = board.spanOf(start, end);
  if (reasons.length > 1) return { choices: reasons, words };
  return reasons[0] ? { value: reasons[0], words } : { choices: [], words };
}

function refusalsIn(board: Board, { start, end }: Sentence) {
  if (end - start === 1 && SHORT_REFUSALS.has(board.word(start)))
    return [{ value: undefined, start, end }];
  const mentions: { value: ReplyReason | undefined; start: number; end: number }[] = [];
  for (let at = start; at < end; at += 1) {
    const match = phraseAt(board.tokens, at, REFUSALS);
    if (match && match.end <= end)
      mentions.push({ ...match, value: withObject(board, match, end) });
  }
  return mentions;
}

/** "No cubro" a lane is no coverage, "no manejamos" a lane too; of anything else they speak of the service. */
function withObject(board: Board, { value, end }: Match<ReplyReason | undefined>, stop: number) {
  if (value !== 'service_not_covered' && value !== 'route_not_covered') return value;
  for (let at = end; at < Math.min(stop, end + 4); at += 1) {
    if (LANES.has(board.word(at))) return 'route_not_covered';
    if (SERVICES.has(board.word(at))) return 'service_not_covered';
  }
  return value;
}

const LANES = new Set([
  'ruta',
  'lane',
  'plaza',
  'zona',
  'area',
  'destino',
  'tramo',
  'state',
  'estado',
]);
const SERVICES = new Set([
  'hazmat',
  'caja',
  'plataforma',
  'reefer',
  'refrigerado',
  'full',
  'flatbed',
]);

/** The words of the first question: with its sign, or of a request for facts without one. */
export function readQuestion(board: Board, sentences: Sentence[]): Span | undefined {
  const signed = sentences.filter((one) => one.isQuestion && isWhole(board, one));
  const [question] = signed;
  if (question) return board.spanOf(opening(board, question), question.end + 1);
  const asked = sentences.find(({ start, end }) =>
    [start, start + 1].some(
      (at) => at < end && !board.isCut(at) && phraseAt(board.tokens, at, QUESTION_STARTS),
    ),
  );
  return asked && board.spanOf(asked.start, asked.end);
}

/** Whether a question has more words than "ok?". */
function isWhole(board: Board, sentence: Sentence): boolean {
  const first = opening(board, sentence);
  const words = board.tokens.slice(first, sentence.end).filter(({ kind }) => kind === 'word');
  return words.length >= (board.word(first) === '¿' ? 2 : 3);
}

/** The token of the sign that opens a question. */
function opening(board: Board, { start, end }: Sentence): number {
  for (let at = start; at < end; at += 1) if (board.word(at) === '¿') return at;
  return start;
}
