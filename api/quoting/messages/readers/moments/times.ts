import { readTime } from '../../../../shared/reading/when/readTime.ts';
import { wordSet } from '../../text/tokens.ts';
import type { Board } from '../../text/Board.ts';
import { NUMBER_WORDS } from '../../words/equipmentWords.ts';

/** An hour as it is written, not yet of a half of the day. */
export interface Time {
  /** As it is written, without words before it. */
  text: string;
  end: number;
  /** Whether a word or a colon says that it is an hour, and which half of the day. */
  isMarked: boolean;
  half?: 'am' | 'pm' | undefined;
}

/** A number that may be an hour, with the words behind it; `1700` only where words before it announce an hour. */
export function timeAt(board: Board, at: number, isHour = false): Time | undefined {
  const { kind, word = '' } = board.tokens[at] ?? {};
  if (!board.isFree(at)) return undefined;
  if (['mediodia', 'noon'].includes(word))
    return { text: '12:00', end: at + 1, isMarked: true, half: 'pm' };
  if (word === 'medio' && board.word(at + 1) === 'dia')
    return { text: '12:00', end: at + 2, isMarked: true, half: 'pm' };
  const mark = markAt(board, at + 1);
  const number = kind === 'word' && mark.half ? String(NUMBER_WORDS[word] ?? '') : word;
  if (!/^\d{1,2}([:.]\d{2})?$|^\d{4}$/.test(number) || isOfCode(board, at)) return undefined;
  const isMarked =
    mark.end > at + 1 || /^\d{1,2}:\d{2}$|^0\d{3}$/.test(word) || isEndOfRange(board, at);
  if (!isMarked && !isHour && !/^\d{1,2}$/.test(word)) return undefined;
  const text = `${number}${mark.text}`;
  if (isMidnight(board, mark.end, number)) return undefined;
  return readTime(text) ? { text, end: mark.end, isMarked, half: mark.half } : undefined;
}

/** "A las 12 de la noche" is of the one day to some and of the next to others. */
function isMidnight(board: Board, end: number, number: string): boolean {
  return /^12/.test(number) && ['noche', 'madrugada'].includes(board.word(end - 1));
}

/** `0700-1500` */
function isEndOfRange(board: Board, at: number): boolean {
  const isRange = board.touches(at) && board.word(at - 1) === '-' && board.touches(at - 1);
  return isRange && /^\d{4}$/.test(board.word(at)) && /^0\d{3}$/.test(board.word(at - 2));
}

/** `LC-0045`, `2027-0618` */
function isOfCode(board: Board, at: number): boolean {
  const isJoined = board.word(at - 1) === '-' && board.touches(at) && board.touches(at - 1);
  const { kind, word = '' } = board.tokens[at - 2] ?? {};
  return isJoined && ((kind === 'word' && !MARKS.has(word)) || /^(?:20[2-3]\d|\d{5,})$/.test(word));
}

const MARKS = new Set(['am', 'pm', 'm', 'h', 'hr', 'hrs', 'hora', 'hour']);

/** `am`, `p.m.`, `hrs`, "de la tarde" behind a number. */
function markAt(board: Board, at: number): { text: string; end: number; half?: 'am' | 'pm' } {
  const word = board.isFree(at) ? board.word(at) : '';
  if (word === 'am' || word === 'pm') return { text: ` ${word}`, end: at + 1, half: word };
  if ((word === 'a' || word === 'p') && board.word(at + 1) === '.' && board.word(at + 2) === 'm')
    return {
      text: ` ${word}m`,
      end: board.word(at + 3) === '.' ? at + 4 : at + 3,
      half: `${word}m`,
    };
  if (MARKS.has(word) && word !== 'm') return { text: ' h', end: at + 1 };
  if (word === 'del' && board.word(at + 1) === 'dia') return { text: ' h', end: at + 2 };
  const half =
    ['de', 'd'].includes(word) && board.word(at + 1) === 'la'
      ? HALVES[board.word(at + 2)]
      : undefined;
  return half ? { text: ` ${half}`, end: at + 3, half } : { text: '', end: at };
}

const HALVES: Record<string, 'am' | 'pm'> = {
  manana: 'am',
  madrugada: 'am',
  tarde: 'pm',
  noche: 'pm',
};

/** Whether an hour may be of either half of the day. */
export function isOpenHalf({ half, text }: Time): boolean {
  return !half && !/^(?:0\d|1[3-9]|2\d|00)/.test(text) && !/h$/.test(text);
}

/** `HH:MM`, of the morning where nothing says otherwise. */
export function hourOf({ text }: Time): string | undefined {
  return readTime(text);
}

/** "2 horas libres", "maniobra de 3 horas", "en 2 hrs": a time that passes. */
export function isDuration(board: Board, at: number, end: number): boolean {
  const isPlain = /^\d{1,2}$/.test(board.word(at)) && HOURS.has(board.word(end - 1));
  return isPlain && (BEFORE.has(board.word(at - 1)) || BEHIND.has(board.word(end)));
}

const HOURS = new Set(['h', 'hr', 'hrs', 'hora', 'hour']);
const BEFORE = wordSet(
  'en in de con por cada within every transito transit son max maximo hasta son aprox unas unos about of only solo ~',
);
const BEHIND = wordSet(
  'de libre libres free max maximo transit transito out after antes extra por away late tarde sin mas of ahead notice cada team',
);

/** The hour of the afternoon. */
export function later(hour: string): string {
  const hours = Number(hour.slice(0, 2));
  return hours < 12 ? `${hours + 12}${hour.slice(2)}` : hour;
}
