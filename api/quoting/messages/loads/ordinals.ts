import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { wordSet } from '../text/tokens.ts';

/**
 * "Dos cajas, la primera el lunes y la segunda el jueves": loads that differ are not equal ones, so that their number is
 * asked, and a day that belongs to the second is none of the first.
 */
export function withDoubtedNumber(board: Board, drafts: Mention[][]): Mention[][] {
  const isTold = drafts.length === 1 && drafts[0]!.some(isNumberOfSeveral);
  const second = isTold ? endOfSharing(board) : undefined;
  if (second === undefined) return drafts;
  return [drafts[0]!.filter((one) => !isDayOf(second, one)).map(asked)];
}

/** The token that says that the loads differ: "segunda" behind "primera", or "respectivamente". */
function endOfSharing({ tokens }: Board): number | undefined {
  const first = tokens.findIndex(({ word }) => FIRST.has(word));
  const isEnd = (word: string) => EACH.has(word) || (first >= 0 && SECOND.has(word));
  const end = tokens.findIndex(({ word }, at) => at > first && isEnd(word));
  return end < 0 ? undefined : end;
}

const FIRST = wordSet('primera primero primer first 1ra 1ro 1st');
const SECOND = wordSet('segunda segundo second 2da 2do 2nd');
const EACH = wordSet('respectivamente respectively');

function isNumberOfSeveral({ field, values }: Mention): boolean {
  return field === 'count' && values.length === 1 && Number(values[0]) > 1;
}

function isDayOf(second: number, { field, start }: Mention): boolean {
  return field.endsWith('Date') && start > second && start <= second + NEAR;
}

const NEAR = 4;

function asked(mention: Mention): Mention {
  return isNumberOfSeveral(mention) ? { ...mention, values: [1, ...mention.values] } : mention;
}
