import type { MessageEquipment } from '../../context.ts';
import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { type Match, phraseAt, phraseBook, type PhraseBook } from '../../text/phraseBook.ts';
import { isNegated } from '../../text/corrections.ts';
import { remembered } from '../../text/remembered.ts';
import { SILENT, wordSet } from '../../text/tokens.ts';
import { EQUIPMENT_WORDS, FEET, LENGTHS, SPOKEN_LENGTHS } from '../../words/equipmentWords.ts';
import { withAlternatives, withoutBodies } from './equipmentPairs.ts';
import { feetBehind, idsOf, type Name } from './equipmentTypes.ts';
import { loneLengths } from './loneLengths.ts';
import { countBefore } from './counts.ts';

/** Reads equipment types by the names of the trade and of the catalog, with the number of loads before them. */
export function readEquipment(board: Board, equipments: readonly MessageEquipment[]): Mention[] {
  const book = bookOf(equipments);
  const mentions: Mention[] = [];
  for (let at = 0; at < board.tokens.length; at += 1) {
    const match = board.isOpen(at) ? phraseAt(board.tokens, at, book) : undefined;
    if (!match || !board.isFree(match.start, match.end)) continue;
    const type = typeAt(board, match, equipments);
    if (!type) continue;
    const isDenied = isNegated(board, type.start);
    board.take(type.start, type.end);
    at = type.end - 1;
    if (!isDenied)
      mentions.push({ field: 'equipmentId', ...type }, ...countBefore(board, type.start));
  }
  return mentions.length > 0
    ? withAlternatives(board, withoutBodies(board, mentions))
    : loneLengths(board, equipments);
}

const bookOf = remembered((equipments: readonly MessageEquipment[]): PhraseBook<Name> => {
  const named = equipments.flatMap((equipment) =>
    [equipment.nameEs, equipment.nameEn].map(
      (name) => [name.replace(/[()|]/g, ' '), { categories: [], id: equipment.id }] as const,
    ),
  );
  return phraseBook<Name>([...named, ...EQUIPMENT_WORDS]);
});

interface Type {
  start: number;
  end: number;
  values: string[];
}

/** The types that a name and the length beside it mean. */
function typeAt(
  board: Board,
  { value: name, start, end }: Match<Name>,
  equipments: readonly MessageEquipment[],
): Type | undefined {
  const behind = lengthBehind(board, end);
  const kind = behind && phraseAt(board.tokens, behind.at, bookOfKinds);
  const ofKind = behind && kind ? idsOf(equipments, kind.value, behind.feet) : [];
  if (kind && ofKind.length > 0 && board.isFree(kind.start, kind.end))
    return { start, end: kind.end, values: ofKind };
  const before = behind ? undefined : lengthBefore(board, start);
  const length = behind ?? before;
  if (name.needsLength && !length) return undefined;
  const other = behind && otherLength(board, behind.at);
  const values = [length, other ?? length].flatMap((one) => idsOf(equipments, name, one?.feet));
  if (values.length === 0) return undefined;
  return {
    start: before?.at ?? start,
    end: other?.at ?? behind?.at ?? end,
    values: [...new Set(values)],
  };
}

/** `plataforma 40 o 48` */
function otherLength(board: Board, end: number): Length | undefined {
  const isChoice = ['o', 'or', '/', 'u', 'y', 'and'].includes(board.word(end)) && board.isFree(end);
  return isChoice ? lengthBehind(board, end + 1) : undefined;
}

/** `caja 53 seca`: the kind stands behind the length. */
const bookOfKinds = phraseBook(EQUIPMENT_WORDS.filter(([, name]) => name.categories.length === 1));

interface Length {
  feet: number;
  /** The first token of the length, or the one behind it. */
  at: number;
}

/** `de 53 pies`, `53'`, `53ft`, `(53')` behind a name. */
function lengthBehind(board: Board, end: number): Length | undefined {
  if (board.word(end) === '(' && board.isFree(end)) {
    const inside = lengthBehind(board, end + 1);
    return inside && board.word(inside.at) === ')' ? { ...inside, at: inside.at + 1 } : undefined;
  }
  const at = ['de', 'd', 'a'].includes(board.word(end)) ? end + 1 : end;
  const spoken = phraseAt(board.tokens, at, SPOKEN_LENGTHS);
  if (spoken && board.isFree(at, spoken.end))
    return { feet: spoken.value, at: feetBehind(board, spoken.end) };
  if (!LENGTHS.has(board.word(at)) || !board.isFree(at)) return undefined;
  const last = feetBehind(board, at + 1);
  const isMeasure = last === at + 1 && NO_LENGTH.has(board.word(last));
  return isMeasure ? undefined : { feet: Number(board.word(at)), at: last };
}

/** Words behind a number that is no length. */
const NO_LENGTH = wordSet(
  'ton tonelada toneladas t kg kilo lb libra tarima pallet bulto pieza % km k mil klb klbs m',
);

/** `53'` or `53 ft` before a name. */
function lengthBefore(board: Board, start: number): Length | undefined {
  let at = start - 1;
  while (
    at > 0 &&
    (SILENT.has(board.word(at)) || FEET.has(board.word(at)) || board.word(at) === '-')
  )
    at -= 1;
  if (!LENGTHS.has(board.word(at)) || !board.isFree(at)) return undefined;
  return { feet: Number(board.word(at)), at };
}
