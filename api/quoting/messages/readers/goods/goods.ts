import type { MessageContext } from '../../context.ts';
import type { LoadValues, Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt, phraseBook, type PhraseBook } from '../../text/phraseBook.ts';
import { NONE, remembered } from '../../text/remembered.ts';
import { wordSet, wordsOf } from '../../text/tokens.ts';
import { isSpanish } from '../../text/language.ts';
import { isOfName, isPacking, withoutShorter } from './goodsNames.ts';
import { besideMeasures, compoundEnd, runEnd } from './goodsRuns.ts';
import { GOODS_LABELS, GOODS_VERBS } from '../../words/cargoWords.ts';
import { COMPANY_ENDS, COMPANY_WORDS } from '../../words/nameWords.ts';
import { DOUBTFUL_GOODS, GOODS } from '../../words/goodsWords.ts';

type Goods = LoadValues['comodity'];

/** Reads the goods: behind a label, behind "de" and a measure, or by a name of the catalog or the trade. */
export function readGoods(
  board: Board,
  measures: readonly Mention[],
  { comodities = NONE }: MessageContext,
): Mention[] {
  const before = [...measures, ...volumes(board)].toSorted((a, b) => a.start - b.start);
  const book = bookOf(comodities);
  const starts = new Set([...labelled(board), ...before.map(({ end }) => behindOf(board, end))]);
  const mentions: Mention[] = [];
  for (let at = 0; at < board.tokens.length; at += 1) {
    const end = board.isOpen(at) ? endOf(board, at, book, starts.has(at)) : undefined;
    if (!end) continue;
    const isSure = starts.has(at) || before.some((one) => isBeside(board, one, at, end));
    const values = [goodsOf(board, at, end, book)];
    mentions.push({ field: 'comodity', start: at, end, values, ...(isSure && { isSure }) });
    board.take(at, end);
    at = end - 1;
  }
  const sure = withoutShorter(joined(board, mentions, book));
  return [...sure, ...besideMeasures(board, before, sure)];
}

/** `24,000 lts`, "6,000 gallons": no field of a load, and beside goods. */
function volumes(board: Board): Mention[] {
  return board.tokens.flatMap(({ kind }, start) => {
    const isVolume = kind === 'number' && VOLUMES.has(board.word(start + 1));
    if (!isVolume || !board.isFree(start, start + 2)) return [];
    return [{ field: 'weight' as const, start, end: start + 2, values: [] }];
  });
}

const VOLUMES = wordSet('lt lts litro gal gallon galon m3');

/** `12 ton lámina`, `fresa, 12 ton` */
function isBeside(board: Board, { start, end }: Mention, from: number, to: number): boolean {
  const [first, last] = end <= from ? [end, from] : [to, start];
  const between = board.tokens.slice(first, last);
  return last - first <= 1 && last >= first && between.every(({ word }) => BETWEEN.has(word));
}

const BETWEEN = new Set([',', '/', '-', '–', '(', '|', '\t', 'de', 'd', 'of', 'con', 'with']);

/** `lámina y varilla`, `hilo de algodón`, `steel pipe` are one text. */
function joined(board: Board, mentions: Mention[], book: PhraseBook<string | true>): Mention[] {
  const merged: Mention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const isMore =
      last?.end === mention.start ||
      (last?.end === mention.start - 1 && JOINS.has(board.word(last.end)));
    if (!last || !isMore) merged.push(mention);
    else {
      board.take(last.end, mention.start);
      const [start, end] = [last.start, mention.end];
      merged[merged.length - 1] = { ...last, end, values: [goodsOf(board, start, end, book)] };
    }
  }
  return merged;
}

const JOINS = new Set(['y', 'and', '/', 'e', '&', ',', 'de', 'of', 'para', 'for', 'en', 'in']);

function goodsOf(board: Board, start: number, end: number, book: PhraseBook<string | true>): Goods {
  const match = phraseAt(board.tokens, start, book);
  const id = match?.end === end && match.value !== true ? match.value : undefined;
  return { text: board.textOf(start, end), ...(id && { id }) };
}

/** The token behind the name of goods. */
function endOf(
  board: Board,
  at: number,
  book: PhraseBook<string | true>,
  isStart: boolean,
): number | undefined {
  const match = phraseAt(board.tokens, at, book);
  const isGoods = match && board.isFree(at, match.end) && (isStart || isClear(board, match));
  const phraseEnd = isGoods ? compound(board, match.end) : 0;
  const end = Math.max(phraseEnd, isStart ? runEnd(board, at) : 0);
  return end > at && !isPacking(board, at, end) && !isOfName(board, at, end) ? end : undefined;
}

/** Whether a name can be nothing else: no label, and no word that messages also have for other things. */
function isClear(board: Board, { start, end }: { start: number; end: number }): boolean {
  const isDoubtful = end === start + 1 && DOUBTFUL_GOODS.has(board.word(start));
  const isNamed = COMPANY_ENDS.has(board.word(end)) && /^\p{Lu}/u.test(board.textOf(end, end + 1));
  const isOfCompany =
    isNamed || board.word(end) === 'del' || COMPANY_WORDS.has(board.word(start - 1));
  const isLabel = board.word(end) === ':' && !['con', 'with', 'de'].includes(board.word(start - 1));
  return !isDoubtful && !isOfCompany && !isLabel;
}

/** In English what the goods are stands last: `sugar mill rollers`. */
function compound(board: Board, end: number): number {
  return isSpanish(board) ? end : compoundEnd(board, end);
}

function labelled(board: Board): number[] {
  return board.tokens.flatMap((_, at) => {
    const label = phraseAt(board.tokens, at, GOODS_LABELS);
    const verb = phraseAt(board.tokens, at, GOODS_VERBS);
    const isLabel = label && board.word(label.end) === ':' && board.isFree(at, label.end);
    if (isLabel) return [label.end + 1];
    return verb && board.isFree(at, verb.end) ? [skipArticle(board, verb.end)] : [];
  });
}

function skipArticle(board: Board, at: number): number {
  return [':', 'un', 'una', 'el', 'la', 'los', 'las', 'a', 'the'].includes(board.word(at))
    ? at + 1
    : at;
}

/** The token behind "de" at `end`: `18 ton de lámina`. */
function behindOf(board: Board, end: number): number {
  return ['de', 'd', 'of', 'con', 'with'].includes(board.word(end)) ? end + 1 : -1;
}

/** The names of the catalog, and each of several that one entry names: `Pinturas y solventes`. */
const bookOf = remembered((comodities: Comodities): PhraseBook<string | true> => {
  const named = comodities.flatMap(({ id, nameEs, nameEn }) =>
    [nameEs, nameEn].flatMap((name) =>
      [name, ...name.split(/[(),/]| y | and | e /)]
        .filter((part) => wordsOf(part).join('').length > 2)
        .map((part) => [part.replaceAll('|', ' '), id] as const),
    ),
  );
  const own = [...GOODS.values()].flat().map(({ words }) => [words.join(' '), true] as const);
  return phraseBook<string | true>([...named, ...own]);
});

type Comodities = NonNullable<MessageContext['comodities']>;
