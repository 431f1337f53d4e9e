import type { Board } from '../../text/Board.ts';
import { isNegated } from '../../text/corrections.ts';
import { ALTERNATIVES, DAY_RANGES } from '../../words/dayCues.ts';

/** Days at tokens of a message, which are read by the day of the place: `YYYY-MM-DD`, several where it is not clear. */
export interface DayMention {
  start: number;
  end: number;
  daysFrom: (today: string) => string[];
  /** Whether it is the day of the pickup, whichever that is. */
  isSameDay?: boolean;
}

/**
 * Days side by side are one ("mañana lunes") where they agree, else choices, as with an "o" between. From one day to
 * another ("lunes a viernes") is a frequency and none of them. "Not tomorrow, Friday" are not the same day.
 */
export function together(board: Board, mentions: DayMention[]): DayMention[] {
  const merged: DayMention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const gap = last ? board.tokens.slice(last.end, mention.start).map(({ word }) => word) : [];
    const isSame =
      last && gap.every((word) => word === ',' || word === '(') && !isNegated(board, last.start);
    const isRange = DAY_RANGES.has(gap[0] ?? '') && (gap.length === 1 || isArticle(gap.slice(1)));
    if (isRange) merged.pop();
    else if (last && (isSame || isChoice(gap)))
      merged[merged.length - 1] = joined(board, last, mention, Boolean(isSame));
    else merged.push(mention);
  }
  return merged;
}

/** "Lunes o martes", "el lunes o el martes" */
function isChoice([word = '', ...more]: string[]): boolean {
  if (more.length === 0) return ALTERNATIVES.has(word);
  return ['o', 'or', 'u'].includes(word) && more.length === 1 && ARTICLES.has(more[0]!);
}

/** "From the 9th to the 12th" */
function isArticle([word = '', ...more]: string[]): boolean {
  return more.length === 0 && ['the', 'el'].includes(word);
}

const ARTICLES = new Set(['el', 'on']);

function joined(board: Board, one: DayMention, other: DayMention, isSame: boolean): DayMention {
  board.take(one.start, other.end);
  const daysFrom = (today: string) => {
    const [days, others] = [one.daysFrom(today), other.daysFrom(today)];
    const common = isSame ? days.filter((day) => others.includes(day)) : [];
    return common.length > 0 ? common : [...new Set([...days, ...others])];
  };
  return { start: one.start, end: other.end, daysFrom };
}
