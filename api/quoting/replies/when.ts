import {
  type Board,
  isSpanish,
  phraseAt,
  readDays,
  readHours,
  type Reading,
} from '../messages/index.ts';
import { dayAt } from '../../core/i18n/days.ts';
import type { ReplyContext, ReplyFields } from './Reply.ts';
import { readTransit } from './transit.ts';
import { WHEN_CUES } from './words/whenWords.ts';

/** Reads when the truck is available, how long the price holds, and the days on the way. */
export function readWhen(board: Board, { receivedAt, zone }: ReplyContext): ReplyFields {
  const today = dayAt(receivedAt, zone);
  const transit = readTransit(board);
  const days = readDays(board, isSpanish(board), today);
  const ofTruck = days.filter(({ start }) => !cueBefore(board, start));
  const ofPrice = days.filter(({ start }) => cueBefore(board, start) === 'valid');
  const availableDate = dayOf(board, ofTruck, today);
  const validUntil = dayOf(board, ofPrice, today);
  return {
    ...transit,
    ...(availableDate && { availableDate }),
    ...(validUntil && { validUntil }),
    ...hoursOf(board),
  };
}

type Days = ReturnType<typeof readDays>;

function dayOf(board: Board, mentions: Days, today: string): Reading<string> | undefined {
  const [first] = mentions;
  if (!first) return undefined;
  const words = board.spanOf(first.start, first.end);
  const days = [...new Set(mentions.flatMap(({ daysFrom }) => daysFrom(today)))];
  if (days.length === 0) return undefined;
  return days.length === 1 ? { value: days[0]!, words } : { choices: days, words };
}

/** The subject of a day or an hour, by the words before it in its sentence; undefined where it is the truck. */
function cueBefore(board: Board, start: number): 'valid' | 'other' | undefined {
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at -= 1) {
    const { kind, word } = board.tokens[at]!;
    if (kind === 'break' || (word === '.' && !board.touches(at + 1)) || board.isCut(at))
      return undefined;
    const cue = phraseAt(board.tokens, at, WHEN_CUES);
    if (cue) return cue.value === 'other' ? (validBefore(board, at) ?? 'other') : cue.value;
  }
  return undefined;
}

const FARTHEST = 6;

/** "Vigencia hasta el viernes". */
function validBefore(board: Board, start: number): 'valid' | undefined {
  for (let at = start - 1; at >= Math.max(0, start - 2); at -= 1)
    if (phraseAt(board.tokens, at, WHEN_CUES)?.value === 'valid') return 'valid';
  return undefined;
}

/** The hours at which the truck can load; nothing where several are named. */
function hoursOf(board: Board): ReplyFields {
  const hours = readHours(board).filter(
    ({ start, end, from }) => from && !cueBefore(board, start) && !isDuration(board, end),
  );
  const [only] = hours;
  if (hours.length !== 1 || only?.from?.length !== 1) return {};
  const words = board.spanOf(only.start, only.end);
  const [to] = only.to ?? [];
  return {
    availableFrom: { value: only.from[0]!, words },
    ...(to !== undefined && { availableTo: { value: to, words } }),
  };
}

/** "2 hrs out", "después de 4 h", `3.25/mi`: no hour of the day. */
function isDuration(board: Board, end: number): boolean {
  if (['/', 'per', 'por', '%'].includes(board.word(end))) return true;
  const isBare =
    /^\d{1,2}$/.test(board.word(end - 2)) && !['las', 'la', 'at'].includes(board.word(end - 3));
  return isBare && ['h', 'hr', 'hrs', 'hora', 'hour'].includes(board.word(end - 1));
}
