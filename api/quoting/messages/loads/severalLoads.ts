import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { wordSet } from '../text/tokens.ts';
import type { Segment } from './lanes/segments.ts';

/** "2 viajes, uno de León y otro de Silao": a number that is that of the loads is none of the first one alone. */
export function withoutNumberOfAll(drafts: Mention[][]): Mention[][] {
  const [first, ...others] = drafts;
  const counts = first?.filter(({ field }) => field === 'count') ?? [];
  const isOfAll = counts.length === 1 && counts[0]!.values[0] === drafts.length;
  const isTold = others.some((draft) => draft.some(({ field }) => field === 'count'));
  if (!first || others.length === 0 || !isOfAll || isTold) return drafts;
  return [first.filter(({ field }) => field !== 'count'), ...others];
}

/** "Ruta Hermosillo-Guaymas, recojo en Hermosillo y entrego en Guaymas": of a lane that is told twice once without words. */
export function withoutTwins(drafts: Mention[][]): Mention[][] {
  return drafts.filter((draft, at) => {
    const places = new Set((drafts[at + 1] ?? []).filter(isPlace).map(keyOf));
    const isBare = draft.every(isPlace);
    return !isBare || !draft.every((one) => places.has(keyOf(one)));
  });
}

function isPlace({ field }: Mention): boolean {
  return ['origin', 'destination', 'stops', 'crossing'].includes(field);
}

function keyOf({ values }: Mention): string {
  return JSON.stringify(values);
}

/** "Y otra de Toluca a León": a load that names no equipment has that of the one before. */
export function withSameEquipment(
  board: Board,
  drafts: Mention[][],
  segments: readonly Segment[],
): Mention[][] {
  const loads: Mention[][] = [];
  for (const [index, draft] of drafts.entries()) {
    if (loads[index - 1] && isEqual(board, segments[index])) {
      loads.push([...draft, ...goodsOf(loads[index - 1]!, draft)]);
      continue;
    }
    const before = loads[index - 1]?.filter(({ field }) => field === 'equipmentId') ?? [];
    const isSame = before.length === 1 && !draft.some(({ field }) => field === 'equipmentId');
    const isAnother =
      isSame &&
      (hasCount(board, draft) || hasOther(board, segments[index]!, segments[index + 1]?.start));
    loads.push(isAnother ? [...draft, ...before] : draft);
  }
  return loads;
}

/** "Y otra igual pero a Culiacán": the truck and goods are those of the load before. */
function isEqual(board: Board, segment: Segment | undefined): boolean {
  if (!segment) return false;
  const { start, end } = segment;
  const words = board.tokens.slice(Math.max(0, start - 2), end).map(({ word }) => word);
  return words.some((word, at) => EQUAL.has(word) && OTHER.has(words[at - 1] ?? ''));
}

const EQUAL = wordSet('igual iguales same identica identico');

function goodsOf(before: Mention[], draft: Mention[]): Mention[] {
  const own = new Set(draft.map(({ field }) => field));
  return before.filter(({ field }) => OF_GOODS.has(field) && !own.has(field));
}

const OF_GOODS = new Set<Mention['field']>([
  'equipmentId',
  'weight',
  'units',
  'comodity',
  'hazmat',
  'unNumber',
]);

/** `y 1 de Torreón a Juárez` */
function hasCount(board: Board, draft: Mention[]): boolean {
  return draft.some(({ field, end }) => field === 'count' && !OWN_KINDS.has(board.word(end - 1)));
}

/** "Un torton a Puebla y un full a Veracruz": a kind of truck that the catalog has not. */
const OWN_KINDS = wordSet('full fulls sencillo tractocamion camion camioneta');

/** Whether a word of the load says that it is another one. */
function hasOther(board: Board, { start, end }: Segment, next = Infinity): boolean {
  const from = Math.max(0, start - 2);
  const to = Math.min(next, Math.max(end, start + NEAR));
  return board.tokens.slice(from, to).some(({ word }) => OTHER.has(word));
}

const NEAR = 16;
const OTHER = wordSet('otra otro otras otros another igual same');
