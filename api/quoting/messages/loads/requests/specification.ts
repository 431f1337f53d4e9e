import type { Field } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { TARGET_LABELS } from '../../words/cargoWords.ts';
import { DATA_OF_TRUCK, PAPERS } from '../../words/newsWords.ts';
import { isSmall } from '../../words/smallWords.ts';
import type { Mentions } from '../Mentions.ts';
import { labelOfLine } from '../stops/lineLabels.ts';
import { tableIn } from '../tables/table.ts';

/**
 * Whether a message without words of a request describes a load: it names a truck, goods and a lane, and the fewer of
 * these, the fewer words are left over. "El puente va lento, 3 horas de fila" is none.
 */
export function isSpecification(board: Board, { cargo, places }: Mentions): boolean {
  const fields = new Set(cargo.map(({ field }) => field));
  const isAny = (names: Field[]) => names.some((name) => fields.has(name));
  const isTruck = isAny(['equipmentId', 'service', 'drayage']);
  const isCargo = isAny(['weight', 'units', 'comodity']);
  const isLane = places.length > 1;
  if (isPaper(board, places[0]?.start)) return false;
  if (isTableOfLoads(board)) return true;
  const left = leftWords(board);
  if (isTruck && isCargo && isLane) return left <= MOST_BESIDE_ALL;
  if (hasDataOfTruck(board)) return false;
  if (isForm(board, cargo, places)) return true;
  if (isCargo && (isTruck || isLane)) return left <= MOST_BESIDE_CARGO;
  if (fields.has('targetRate') && !hasTargetLabel(board)) return false;
  return isLane && left <= (isTruck ? MOST_BESIDE_TRUCK : MOST_LEFT);
}

/** Lines with labels that name both ends, goods and a truck: a form that somebody filled in. */
function isForm(board: Board, cargo: Mentions['cargo'], places: Mentions['places']): boolean {
  const kinds = new Set(places.map((place) => labelOfLine(board, place, places)));
  const fields = new Set(cargo.map(({ field }) => field));
  const isCargo = fields.has('weight') || fields.has('comodity');
  const isPriced = fields.has('targetRate') && !hasTargetLabel(board);
  return (
    kinds.has('pickup') &&
    kinds.has('delivery') &&
    fields.has('equipmentId') &&
    isCargo &&
    !isPriced
  );
}

/** "Factura F-118: flete Puebla a Veracruz": the name of a paper stands before the first place. */
function isPaper(board: Board, first = board.tokens.length): boolean {
  return board.tokens
    .slice(0, first)
    .some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, PAPERS));
}

/** A table of lanes with what is moved on them, and without a price, which would be somebody's rates. */
function isTableOfLoads(board: Board): boolean {
  const fields = tableIn(board)?.columns.map(({ field }) => field) ?? [];
  return !fields.includes('targetRate') && fields.some((field) => field && LOADED.has(field));
}

const LOADED = new Set<Field | 'lane' | 'stops'>([
  'weight',
  'units',
  'comodity',
  'count',
  'pickupDate',
]);

const [MOST_BESIDE_ALL, MOST_BESIDE_CARGO, MOST_BESIDE_TRUCK, MOST_LEFT] = [12, 4, 5, 3];

function hasDataOfTruck(board: Board): boolean {
  return board.tokens.some(
    (_, at) => !board.isCut(at) && phraseAt(board.tokens, at, DATA_OF_TRUCK),
  );
}

/** "Pagamos 18 mil" hopes for a price; "Laredo-Dallas at 1,800" may agree to one. */
function hasTargetLabel(board: Board): boolean {
  return board.tokens.some((_, at) => phraseAt(board.tokens, at, TARGET_LABELS));
}

/** How many words no reader has taken and that say something. */
function leftWords(board: Board): number {
  return board.tokens.filter(
    ({ kind, word }, at) =>
      kind === 'word' && board.isFree(at) && word.length > 2 && !isSmall(word),
  ).length;
}
