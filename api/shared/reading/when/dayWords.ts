import type { Locale } from '../../languages.ts';
import { foldText } from '../folded.ts';

/** The words for days of a language, in small letters without accents. */
export interface DayWords {
  months: string[];
  /** From Sunday on. */
  weekdays: string[];
  /** Words for days near today, by how many days from it. */
  near: Record<string, number>;
  next: string[];
  last: string[];
  /** Words that say nothing. */
  fillers: string[];
  /** Whether `12/05` is the 12th of May. */
  isDayFirst: boolean;
  /** Whether "next Friday" is the one of the next week instead of the first one after today. */
  isNextInNextWeek: boolean;
}

/** The languages in which days and hours are typed. */
export type Tongue = Locale;

/** The words for days in each language. */
export const DAY_WORDS: Record<Tongue, DayWords> = {
  es: {
    months: list(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
    weekdays: list('domingo lunes martes miercoles jueves viernes sabado'),
    near: { hoy: 0, manana: 1, 'pasado manana': 2, ayer: -1, anteayer: -2, antier: -2 },
    next: ['proximo', 'proxima'],
    last: ['pasado', 'ultimo'],
    fillers: list('el de del este dia'),
    isDayFirst: true,
    isNextInNextWeek: false,
  },
  en: {
    months: list(
      'january february march april may june july august september october november december',
    ),
    weekdays: list('sunday monday tuesday wednesday thursday friday saturday'),
    near: { today: 0, tomorrow: 1, tmrw: 1, 'day after tomorrow': 2, yesterday: -1 },
    next: ['next'],
    last: ['last'],
    fillers: list('the of on this'),
    isDayFirst: false,
    isNextInNextWeek: true,
  },
};

/** Small letters without accents, commas and the points of abbreviations; one space between words. */
export function plainText(text: string): string {
  return foldText(text)
    .replace(/[,\u00a0\u202f]/g, ' ')
    .replace(/\.(?!\d)|[ºª°]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function list(words: string): string[] {
  return words.split(' ');
}
