import { schema } from '../../../core/contract/schema.ts';
import {
  count,
  countOf,
  during,
  type Interval,
  label,
  type Sale,
  sold,
  type Words,
} from './columns.ts';
import { intervalsOf, withEmpty } from './intervals.ts';
import { type Column, section } from './section.ts';
import type { Results } from '../useResults.ts';

/** The quotes of each interval by status. */
export function statuses(results: Results, words: Words) {
  const { translate, isCarrier } = words;
  const { statuses: rows } = results;
  const of = isCarrier ? 'invitations' : 'quotes';
  const flow = schema(isCarrier ? 'InvitationStatus' : 'QuoteStatus').enum as string[];
  const present = flow.filter((one) => rows.some(({ status }) => status === one));
  const counts = new Map(rows.map(({ from, status, count }) => [`${from} ${status}`, count]));
  return section(
    'statuses',
    rows.length > 0 ? intervalsOf(results) : [],
    [
      { label: label(words, 'interval'), kind: 'text', value: words.interval },
      ...present.map((status): Column<Interval> => {
        const value = ({ from }: Interval) => counts.get(`${from} ${status}`) ?? 0;
        return {
          label: translate(`anden.status.${of}.${status}`),
          kind: 'count',
          value,
          to: (row) =>
            value(row) > 0
              ? countOf(words, { status: [status], ...during(words, row) })
              : undefined,
        };
      }),
    ],
    { kind: 'columns', series: present.map((_, index) => index + 1), isStacked: true },
  );
}

/** Lists how fast the first rates of each interval came. */
export function answersSection(results: Results, words: Words) {
  return section(
    'answers',
    withEmpty(results, results.answers, NO_ANSWERS),
    [
      { label: label(words, 'interval'), kind: 'text', value: words.interval },
      count(words, 'sent', (row) => ({ ...during(words, row), sentFrom: row.from })),
      count(words, 'answered', (row) => ({ ...during(words, row), rated: true })),
      { label: label(words, 'medianMinutes'), kind: 'count', value: (row) => row.medianMinutes },
      {
        label: label(words, 'percentWithinHour'),
        kind: 'percent',
        value: (row) => row.percentWithinHour,
      },
    ],
    { kind: 'line', series: [3, 4] },
  );
}

const NO_ANSWERS = {
  sent: 0,
  answered: 0,
  awarded: 0,
  medianMinutes: null,
  percentWithinHour: null,
};

/** Lists the sale prices of the quotes of each interval. */
export function sales(results: Results, words: Words) {
  type Row = Interval & Sale;
  return section(
    'sales',
    results.sales && withEmpty<Row>(results, results.sales, NO_SALES),
    [
      { label: label(words, 'interval'), kind: 'text', value: words.interval },
      ...sold<Row>(words, (row) => during(words, row)),
    ],
    { kind: 'columns', series: [2, 3] },
  );
}

const NO_SALES = { loads: 0, sale: null, margin: null };
