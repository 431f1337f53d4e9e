import { readDecimal } from '../../../../shared/readDecimal.ts';
import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { PIECES } from '../../words/cargoWords.ts';
import { DAY_STARTS } from '../../words/dayCues.ts';
import { NUMBER_WORDS } from '../../words/equipmentWords.ts';
import { DOUBTFUL_GOODS, GOODS } from '../../words/goodsWords.ts';
import { rangeStart } from './ranges.ts';

/** Reads pieces: `24 tarimas`, `26 pallets`. */
export function readPieces(board: Board): Mention[] {
  return board.tokens.flatMap((_, at) => {
    const units = numberOf(board, at);
    const match = units
      ? (piecesAt(board, at) ?? labelled(board, at) ?? ofGoods(board, at))
      : undefined;
    if (!units || !match || !board.isFree(at, match.end)) return [];
    const first = rangeStart(board, at);
    const least = first === undefined ? undefined : numberOf(board, first);
    const isRange = least !== undefined && least < units;
    const start = isRange ? first! : at;
    board.take(start, match.end);
    const values = isRange ? [least, units] : [units];
    return [{ field: 'units' as const, start, end: match.end, values }];
  });
}

/** A whole number in figures, or "tres", "two". */
function numberOf(board: Board, at: number): number | undefined {
  const { kind, word = '' } = board.tokens[at] ?? {};
  if (kind === 'word') return NUMBER_WORDS[word] === 1 ? undefined : NUMBER_WORDS[word];
  const { value } = kind === 'number' ? readDecimal(word, 0) : {};
  const units = Number(value ?? 0);
  return Number.isInteger(units) && units >= 1 && units <= MOST_PIECES ? units : undefined;
}

/** `Piezas: 2` */
function labelled(board: Board, at: number): { end: number } | undefined {
  if (board.word(at - 1) !== ':' || board.tokens[at + 1]?.kind === 'word') return undefined;
  const isLabel = [at - 2, at - 3].some(
    (start) => phraseAt(board.tokens, start, PIECES)?.end === at - 1,
  );
  return isLabel ? { end: at + 1 } : undefined;
}

/** `40 colchones`: goods that are counted themselves. */
function ofGoods(board: Board, at: number): { end: number } | undefined {
  const goods = phraseAt(board.tokens, at + 1, GOODS);
  const isDoubtful = goods?.end === at + 2 && DOUBTFUL_GOODS.has(board.word(at + 1));
  if (
    !goods ||
    isDoubtful ||
    !board.isFree(at + 1, goods.end) ||
    DAY_STARTS.has(board.word(at - 1))
  )
    return undefined;
  const isMany = /s$/i.test(board.textOf(at + 1, at + 2)) && board.tokens[at]!.kind === 'number';
  const isDay = ['el', 'dia', '/', '-', '$', '.'].includes(board.word(at - 1));
  return isMany && !isDay && !['53', '48', '1'].includes(board.word(at))
    ? { end: at + 1 }
    : undefined;
}

/** The most pieces of a load, as the contract has it. */
const MOST_PIECES = 100_000;

/** "Cajas" are trailers, but so many of them are cartons. */
function piecesAt(board: Board, at: number): { end: number } | undefined {
  const isCarton =
    board.word(at + 1) === 'caja' && Number(board.word(at).replace(',', '')) > MOST_TRAILERS;
  return phraseAt(board.tokens, at + 1, PIECES) ?? (isCarton ? { end: at + 2 } : undefined);
}

const MOST_TRAILERS = 40;
