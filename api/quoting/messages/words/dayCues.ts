import { DAY_WORDS } from '../../../shared/reading/when/dayWords.ts';
import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/** Words with which a day begins, in the form of tokens. */
export const DAY_STARTS = new Set([
  'sept',
  'thur',
  'mier',
  'vier',
  'juev',
  ...Object.values(DAY_WORDS).flatMap(({ months, weekdays, near, next }) =>
    [...months, ...weekdays, ...Object.keys(near), ...next].flatMap((name) => {
      const [word] = wordSet(name);
      return [word!, name.slice(0, 3)];
    }),
  ),
]);

/** The names of months and of weekdays, and their first letters, in the form of tokens. */
export const MONTHS = namesOf('months');
export const WEEKDAYS = namesOf('weekdays');

function namesOf(kind: 'months' | 'weekdays'): Set<string> {
  const names = Object.values(DAY_WORDS).flatMap((words) => words[kind]);
  return new Set(names.flatMap((name) => [...wordSet(name), name.slice(0, 3)]));
}

/** Abbreviations of months and weekdays that are words too: `mar`, `may`, `sun`; alone they are no days. */
export const DOUBTFUL_DAYS = new Set(
  'mar may sun sat dom sab ago jun jul mon mayo march'.split(' '),
);

/** Days that are named by the day of the message. */
export const NEAR_DAYS = wordSet('hoy mañana pasado today tomorrow tonight ahora');

/** The day of the pickup again. */
export const SAME_DAY = phraseBook<true>([['mismo dia|el mismo dia|ese mismo dia|same day', true]]);

/** Words between days that are choices. */
export const ALTERNATIVES = new Set(['o', 'or', 'u', '/', 'y', 'and', '&']);

/** Words between the first and the last of several days. */
export const DAY_RANGES = new Set(['a', 'al', '-', '–', 'to', 'thru', 'through']);

/** Openings of a span of hours, and what stands between its ends. */
export const SPAN_OPENINGS = wordSet('de entre from between horario ventana window hrs hours');
export const SPAN_SIGNS = wordSet('a y - – to and hasta');
