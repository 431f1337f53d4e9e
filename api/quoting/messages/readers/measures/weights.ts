import { wordSet } from '../../text/tokens.ts';
import { readWeight, timesThousand, unitOf } from '../../../../shared/reading/readWeight.ts';
import { KG_PER_LB } from '../../../../shared/measures.ts';
import type { LoadValues, Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { PIECES } from '../../words/cargoWords.ts';
import { labelledAt } from './labelledWeights.ts';
import { isPerUnit } from './perUnit.ts';

type Weight = LoadValues['weight'];

/** Reads weights with their unit: `18 ton`, `22,000 kg`, `44k lbs`, `18-20 ton`. */
export function readWeights(board: Board, isSpanish: boolean): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < board.tokens.length; at += 1) {
    const end = endOf(board, at);
    if (!end || isPerUnit(board, at, end)) {
      mentions.push(...(end ? [] : labelledAt(board, at)));
      continue;
    }
    const start = rangeStart(board, at);
    const values =
      start === at
        ? weightsIn(board, at, end)
        : [...weightsIn(board, start, start + 1, at, end), ...weightsIn(board, at, end)];
    if (values.length === 0) continue;
    const half = halfEnd(board, end);
    const whole = half ? values.map(withHalf) : values;
    const isShort = board.word(end - 2) === 'short';
    const all =
      isSpanish || isShort || !/^tons$/i.test(board.textOf(end - 1, end))
        ? whole
        : whole.flatMap(withShortTons);
    const other = half ? undefined : otherBehind(board, at, end);
    const stop = half ?? other?.end ?? end;
    board.take(start, stop);
    const isTotal = isOfAll(board, start, end);
    mentions.push({
      field: 'weight',
      start,
      end: stop,
      values: [...all, ...(other?.values ?? [])],
      ...(isTotal && { isTotal }),
      ...(isEach(board, stop) && { isEach: true }),
    });
    at = afterSame(board, stop, all) - 1;
  }
  return mentions;
}

/** `60 ton en total`, `total: 60 ton`, `60 ton en 3 viajes` */
function isOfAll(board: Board, start: number, end: number): boolean {
  const before = ['de', ':', 'peso'].includes(board.word(start - 1)) ? start - 2 : start - 1;
  const isIn = ['en', 'in', 'entre', 'repartidas'].includes(board.word(end));
  const isSplit =
    isIn && (board.tokens[end + 1]?.kind === 'number' || TOTALS.has(board.word(end + 1)));
  return TOTALS.has(board.word(end)) || TOTALS.has(board.word(before)) || isSplit;
}

/** `8.5 ton cada uno`, `41,000 lbs each` */
function isEach(board: Board, end: number): boolean {
  const [word, next] = [board.word(end), board.word(end + 1)];
  return ['each', 'apiece'].includes(word) || word === 'cada' || (word === 'c' && next === '/');
}

/** `36,000 libras o 38,000`: another number of the same unit, of which nothing else is counted. */
function otherBehind(board: Board, at: number, end: number) {
  const number = end + 1;
  const { kind, word = '' } = board.tokens[number] ?? {};
  const isChoice = ['o', 'or', 'u'].includes(board.word(end)) && kind === 'number';
  if (!isChoice || !board.isFree(end, number + 1) || endOf(board, number)) return undefined;
  const [one, other] = [board.word(at), word].map((text) => Number(text.replace(/,/g, '')));
  const isNear = other! > one! / 2 && other! < one! * 2;
  if (!isNear || phraseAt(board.tokens, number + 1, PIECES)) return undefined;
  return { end: number + 1, values: weightsIn(board, number, number + 1, at, end) };
}

/** The token behind "y media": `11 toneladas y media`. */
function halfEnd(board: Board, end: number): number | undefined {
  const isHalf = isTons(board, end) && board.word(end) === 'y' && board.word(end + 1) === 'media';
  return isHalf && board.isFree(end, end + 2) ? end + 2 : undefined;
}

function isTons(board: Board, end: number): boolean {
  return board.word(end - 1).startsWith('ton');
}

function withHalf({ weight, weightUnit }: Weight): Weight {
  return { weight: String(Number(weight) + 500), weightUnit };
}

/** In an English message "tons" may be short ones, of 2,000 pounds. */
function withShortTons(metric: Weight): Weight[] {
  return [metric, { weight: String(Number(metric.weight) * 2), weightUnit: 'lb' }];
}

/** Takes the same weight in the other unit, in brackets: `18 ton (39,683 lb)`. Returns the token behind. */
function afterSame(board: Board, end: number, values: Weight[]): number {
  const otherEnd = ['(', '/'].includes(board.word(end)) ? endOf(board, end + 1) : undefined;
  const [other] = otherEnd ? weightsIn(board, end + 1, otherEnd) : [];
  const ratio = other && values.length === 1 ? inKilos(other) / inKilos(values[0]!) : 0;
  if (!otherEnd || !(ratio > 0.98 && ratio < 1.02)) return end;
  board.take(end, otherEnd);
  return otherEnd;
}

function inKilos({ weight, weightUnit }: Weight): number {
  return Number(weight) * (weightUnit === 'lb' ? KG_PER_LB : 1);
}

/** The token behind a number with its unit. */
function endOf(board: Board, at: number): number | undefined {
  if (board.tokens[at]?.kind !== 'number' || !board.isFree(at)) return undefined;
  const unit = THOUSANDS.has(board.word(at + 1)) ? at + 2 : at + 1;
  if (board.word(unit) === 'short' && board.word(unit + 1).startsWith('ton')) return unit + 2;
  if (!board.isFree(unit) || !isUnit(board.textOf(unit, unit + 1))) return undefined;
  const isMetric = board.word(unit + 1).startsWith('metric');
  return isMetric ? unit + 2 : unit + 1;
}

function isUnit(word: string): boolean {
  return unitOf(word) !== undefined || /^klbs?$/i.test(word);
}

const TOTALS = wordSet('total totales');
const THOUSANDS = new Set(['mil', 'k']);

/** The first token of `18-20 ton` or `18 a 20 ton`, or of the list "llevan 8 y 4 ton". */
function rangeStart(board: Board, at: number): number {
  const isList = ANDS.has(board.word(at - 1)) && OPENINGS.has(board.word(at - 3));
  const isRange = isList || ['-', '–', '/', 'a', 'to', 'o', 'or'].includes(board.word(at - 1));
  return isRange && board.tokens[at - 2]?.kind === 'number' && board.isFree(at - 2, at)
    ? at - 2
    : at;
}

const ANDS = new Set(['y', 'and']);
const OPENINGS = wordSet('entre between lleva llevan pesa pesan weigh son peso pesos weight :');

/** The weight of a number; in the unit that stands elsewhere, where it has none itself. */
function weightsIn(
  board: Board,
  start: number,
  end: number,
  other = start,
  otherEnd = end,
): Weight[] {
  const unitText = board.textOf(other + 1, otherEnd);
  if (/^short/i.test(unitText)) return shortTons(board.word(start));
  const text =
    other === start ? board.textOf(start, end) : `${board.textOf(start, end)} ${unitText}`;
  const { weight, offer, unit } = readWeight(text) ?? {};
  if (!unit) return [];
  const weights = weight ? [weight] : bothReadings(offer);
  return weights.map((one) => inStoredUnit(one, unit)).filter(isOfTruck);
}

/** `16 short tons`, of 2,000 pounds. */
function shortTons(number: string): Weight[] {
  const pounds = Number(number) * 2000;
  const weight: Weight = { weight: String(pounds), weightUnit: 'lb' };
  return Number.isInteger(pounds) && isOfTruck(weight) ? [weight] : [];
}

/** More than the heaviest double trailer carries is the weight of several loads. */
function isOfTruck(weight: Weight): boolean {
  const kilos = inKilos(weight);
  return kilos > 0 && kilos <= 75_000;
}

/** A number that countries read differently: `18.500` may be thousands or decimals. */
function bothReadings(offer: string | undefined): string[] {
  const plain = offer?.replaceAll(',', '');
  return plain && /^\d{4,6}$/.test(plain) ? [plain, String(Number(plain) / 1000)] : [];
}

function inStoredUnit(weight: string, unit: 'kg' | 'lb' | 't'): Weight {
  return unit === 't'
    ? { weight: timesThousand(weight), weightUnit: 'kg' }
    : { weight, weightUnit: unit };
}
