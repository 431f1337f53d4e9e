import { readWeight, timesThousand, unitOf } from '../../../../shared/reading/readWeight.ts';
import type { LoadValues, Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { TON_NUMBERS } from '../../words/equipmentWords.ts';

/** A weight whose unit stands before it, or whose number is a word: `Kilos: 6,340`, `Peso (kg): 9,900`, "dieciocho toneladas". */
export function labelledAt(board: Board, at: number): Mention[] {
  const mention = behindLabel(board, at) ?? inWords(board, at);
  if (mention) board.take(mention.start, mention.end);
  return mention ? [mention] : [];
}

function behindLabel(board: Board, at: number): Mention | undefined {
  if (board.tokens[at]?.kind !== 'number' || !board.isFree(at) || board.word(at - 1) !== ':')
    return undefined;
  const unitAt = board.word(at - 2) === ')' ? at - 3 : at - 2;
  const unit =
    board.tokens[unitAt]?.kind === 'word' ? unitOf(board.textOf(unitAt, unitAt + 1)) : undefined;
  const { weight } = unit ? (readWeight(board.word(at)) ?? {}) : {};
  if (!unit || !weight || isEnough(board, at, unit, weight)) return undefined;
  return { field: 'weight', start: at, end: at + 1, values: [inStoredUnit(weight, unit)] };
}

/** A number with a unit of its own behind it, or none of a truck's load. */
function isEnough(board: Board, at: number, unit: string, weight: string): boolean {
  const kilos = Number(weight) * (unit === 't' ? 1000 : 1);
  const isAlone = !board.tokens[at + 1] || board.tokens[at + 1]!.kind !== 'word';
  return !isAlone || !(kilos > 0 && kilos <= 75_000);
}

function inWords(board: Board, at: number): Mention | undefined {
  const tons = TON_NUMBERS[board.word(at)];
  const isTons = /^ton(elada)?s?$/i.test(board.tokens[at + 1] ? board.textOf(at + 1, at + 2) : '');
  if (!tons || !isTons || !board.isFree(at, at + 2)) return undefined;
  const value = { weight: String(tons * 1000), weightUnit: 'kg' as const };
  return { field: 'weight', start: at, end: at + 2, values: [value] };
}

function inStoredUnit(weight: string, unit: 'kg' | 'lb' | 't'): LoadValues['weight'] {
  return unit === 't'
    ? { weight: timesThousand(weight), weightUnit: 'kg' }
    : { weight, weightUnit: unit };
}
