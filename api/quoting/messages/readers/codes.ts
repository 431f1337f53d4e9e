import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { type PhraseBook, phraseAt } from '../text/phraseBook.ts';
import { DRAYAGE, HAZMAT_WORDS, REFERENCE_LABELS, SERVICES } from '../words/cargoWords.ts';

/** Reads whether goods are dangerous, and their UN number: `hazmat UN1263`, `no peligroso`. */
export function readHazards(board: Board): Mention[] {
  const numbers = board.tokens.flatMap(({ word }, at) => {
    const end = ['un', 'onu'].includes(word) ? unNumberEnd(board, at) : undefined;
    if (!end) return [];
    board.take(at, end);
    if (isDenied(board, at)) return [];
    const values = [board.word(end - 1)];
    return [
      { field: 'unNumber' as const, start: at, end, values },
      { field: 'hazmat' as const, start: at, end, values: [true] },
    ];
  });
  const phrases = readPhrases(board, 'hazmat', HAZMAT_WORDS).map((one) => withAnswer(board, one));
  return [
    ...numbers,
    ...phrases.filter(({ start, values }) => !values[0] || !isDenied(board, start)),
  ];
}

/** `Hazardous: No`, "¿peligroso? no": the answer stands behind the name. */
function withAnswer(board: Board, mention: Mention): Mention {
  const { end } = mention;
  const at = [':', '?', '-', '='].includes(board.word(end)) ? end + 1 : end;
  const isNone = ANSWERS_OF_NONE.has(board.word(at)) && board.tokens[at + 1]?.kind !== 'word';
  if (!isNone || at === end) return mention;
  board.take(at, at + 1);
  return { ...mention, end: at + 1, values: [false] };
}

const ANSWERS_OF_NONE = new Set(['no', 'n', 'none', 'ninguno', 'na', 'ninguna']);

/** "No lleva UN1263 ni hazmat", "¿requiere hazmat?" */
function isDenied(board: Board, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
    if (board.tokens[at]!.kind === 'break' || ',;.:'.includes(board.word(at))) return false;
    if (DENIALS.has(board.word(at))) return true;
  }
  return false;
}

const DENIALS = new Set([
  'no',
  'sin',
  'ni',
  'not',
  'without',
  'non',
  'isn',
  '¿',
  'never',
  'ningun',
]);

/** "Un" is also a number: a UN number has four digits right behind it, or is written in capitals. */
function unNumberEnd(board: Board, at: number): number | undefined {
  const signs = ['-', ':', '#'].includes(board.word(at + 1)) ? 1 : 0;
  const number = at + 1 + signs;
  const isCode =
    board.textOf(at, at + 1) === board.textOf(at, at + 1).toUpperCase() || board.touches(number);
  const isNumber = /^\d{4}$/.test(board.word(number));
  return isNumber && isCode && board.isFree(at, number + 1) ? number + 1 : undefined;
}

/** Reads "puerta a puerta", "sólo cruce" and "drayage". */
export function readServices(board: Board): Mention[] {
  const drayage = readPhrases(board, 'drayage', DRAYAGE);
  return [
    ...readPhrases(board, 'service', SERVICES),
    ...drayage.filter(({ start }) => !isDenied(board, start)),
  ];
}

function readPhrases<Value>(
  board: Board,
  field: Mention['field'],
  book: PhraseBook<Value>,
): Mention[] {
  return board.tokens.flatMap((_, at) => {
    const match = phraseAt(board.tokens, at, book);
    if (!match || !board.isFree(match.start, match.end)) return [];
    board.take(match.start, match.end);
    return [{ field, start: match.start, end: match.end, values: [match.value] }];
  });
}

/** Reads references behind their label: `PO 4500123`, `Ref: ABC-12`. */
export function readReferences(board: Board): Mention[] {
  return board.tokens.flatMap((_, at) => {
    const label = phraseAt(board.tokens, at, REFERENCE_LABELS);
    if (!label || !board.isFree(label.start, label.end)) return [];
    const start = afterLabel(board, label.end);
    const end = codeEnd(board, start);
    const code = end > start ? board.textOf(start, end) : '';
    if (!/\d/.test(code) || code.length < 3 || code.length > LONGEST_CODE) return [];
    board.take(label.start, end);
    return [{ field: 'customerReference' as const, start, end, values: [code] }];
  });
}

const LONGEST_CODE = 30;

function afterLabel(board: Board, end: number): number {
  let at = end;
  while (at < end + 4 && (LABEL_SIGNS.has(board.word(at)) || isArticle(board, at))) at += 1;
  return at;
}

/** "Nuestro pedido es el 4471-B" */
function isArticle(board: Board, at: number): boolean {
  return board.word(at) === 'el' && board.word(at - 1) === 'es';
}

const LABEL_SIGNS = new Set(['#', ':', '.', 'no', 'num', 'numero', 'number', 'es', 'is', '-']);

/** The token behind letters, digits and hyphens that stand together. */
function codeEnd(board: Board, start: number): number {
  let end = isPrefix(board, start) ? start + 1 : start;
  const isJoined = end > start;
  while (
    end < start + 12 &&
    isOfCode(board, end) &&
    (end === start || (isJoined && end === start + 1) || board.touches(end))
  )
    end += 1;
  while (end > start && board.tokens[end - 1]!.kind === 'sign') end -= 1;
  return end;
}

/** `BK 778120`: capitals before the number. */
function isPrefix(board: Board, at: number): boolean {
  const isCapital =
    board.tokens[at]?.kind === 'word' && /^[A-Z]{2,4}$/.test(board.textOf(at, at + 1));
  return isCapital && board.isFree(at) && /^\d{4,}$/.test(board.word(at + 1));
}

function isOfCode(board: Board, at: number): boolean {
  return board.isFree(at) && (board.isOpen(at) || ['-', '_', '/'].includes(board.word(at)));
}
