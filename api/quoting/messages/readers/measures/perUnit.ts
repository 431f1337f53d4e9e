import type { Board } from '../../text/Board.ts';
import { wordSet } from '../../text/tokens.ts';

/** `24 tarimas de 1,000 kg c/u`, `500 kg por tarima`, `capacidad de 12 ton`: the weight of a piece, or what a truck can carry. */
export function isPerUnit(board: Board, start: number, end: number): boolean {
  if (isCapacity(board, start, end)) return true;
  const next = [0, 1, 2].map((step) => board.word(end + step));
  if (isRate(board, end) || isBesideTruck(board, start) || isLimit(board, start)) return true;
  const isTrailer = next[1] === 'caja' && isOfTrailer(board, start);
  if (['por', 'per', '/'].includes(next[0]!) && PIECE.has(next[1]!)) return !isTrailer;
  const isEach = next[0] === 'each' || next[0] === 'cada' || (next[0] === 'c' && next[1] === '/');
  const isOfPieces =
    ['de', 'of', '@', 'x'].includes(board.word(start - 1)) && isBehindPieces(board, start - 1);
  return (
    isOfPieces ||
    isOfEach(board, start) ||
    (isEach && PIECE.has(board.word(start - 2)) && !isOfTrailer(board, start)) ||
    (PIECE.has(next[1]!) && isEach)
  );
}

/** `20 ton por caja`: no carton weighs tons. */
function isOfTrailer(board: Board, start: number): boolean {
  const amount = Number(board.word(start).replace(',', ''));
  return amount >= LEAST_KG || (amount >= LEAST_TONS && board.word(start + 1).startsWith('ton'));
}

const [LEAST_KG, LEAST_TONS] = [3000, 3];

/** Whether what stands at a token says so many in a time: `20 ton semanales`, `200 ton al mes` */
export function isRate(board: Board, end: number): boolean {
  const isPer = ['al', 'por', 'a', 'per', '/', 'cada'].includes(board.word(end));
  const next = board.word(isPer ? (board.word(end + 1) === 'la' ? end + 2 : end + 1) : end);
  return (isPer && PERIODS.has(next)) || RATES.has(next);
}

/** Times in which something is repeated. */
export const PERIODS = wordSet('mes semana dia month week day año anio year quincena');
const RATES = wordSet(
  'semanal semanales mensual mensuales diario diarios diaria diarias anual anuales weekly monthly daily',
);

/** `camión de 10 toneladas` */
function isBesideTruck(board: Board, start: number): boolean {
  return board.word(start - 1) === 'de' && TRUCKS.has(board.word(start - 2));
}

const TRUCKS = wordSet('camion camiones unidad unidades camioneta vehiculo truck trucks grua');

/** `menos de 20 ton` */
function isLimit(board: Board, start: number): boolean {
  const isTold = ['de', 'than'].includes(board.word(start - 1));
  return (isTold && LIMITS.has(board.word(start - 2))) || UNTOLD.has(board.word(start - 1));
}

const LIMITS = wordSet('menos mas less more');
const UNTOLD = wordSet('over under');

/** `cada tarima pesa 800 kg` */
function isOfEach(board: Board, start: number): boolean {
  const isVerb = ['pesa', 'pesan', 'de', 'weigh', 'es', 'is'].includes(board.word(start - 1));
  const piece = isVerb ? start - 2 : start - 1;
  const isOne = ['cada', 'por', 'each', 'per'].includes(board.word(piece - 1));
  return isOne && PIECE.has(board.word(piece));
}

function isCapacity(board: Board, start: number, end: number): boolean {
  const beside = [start - 1, start - 2, start - 3, end, end + 1].map((at) => board.word(at));
  return beside.some((word) => CAPACITY.has(word));
}

const CAPACITY = wordSet('capacidad capacity soporta aguanta tara tare');

/** `250 sacos de café de 60 kg` */
function isBehindPieces(board: Board, end: number): boolean {
  for (let at = end - 1; at >= end - MOST_BETWEEN && board.tokens[at]?.kind === 'word'; at -= 1)
    if (PIECE.has(board.word(at))) return true;
  return false;
}

const MOST_BETWEEN = 4;

const PIECE = wordSet(
  `tarima pallet palet bulto pieza skid caja rollo bobina tambor saco coil roll hora dia costal costales tambo drum tote bag
    bidon cubeta garrafon garrafones atado paca bundle carton cartones case box crate huacal huacales supersaco porron
    cuñete cilindro lata barril jaba reja llanta piece`,
);
