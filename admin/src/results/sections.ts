import { schema } from '../core/contract/schema.ts';
import type { Schemas } from '../core/contract/types.ts';
import { type Column, section, type Section } from './section.ts';

type Results = Schemas['Results'];
type Interval = { from: string; to: string };

/** What the sections need to know of their reader. */
export interface Words {
  translate: (key: string) => string;
  /** The name of an interval of days. */
  interval: (interval: Interval) => string;
  stateName: (code: string) => string;
  /** The filter of all quotes that the results count; null for a carrier, who has no list of quotes. */
  scope: Record<string, string> | null;
}

/** The sections of the results, those first that are read most. */
export function sectionsOf(results: Results, words: Words): Section[] {
  return [
    ...statuses(results, words),
    ...answers(results, words),
    ...sales(results, words),
    ...customers(results, words),
    ...lanes(results, words),
    ...carriers(results, words),
    ...reasons(results, words),
    ...documents(results, words),
  ];
}

function statuses({ statuses: rows }: Results, words: Words) {
  const { translate, scope } = words;
  const of = scope ? 'quotes' : 'invitations';
  const flow = schema(scope ? 'QuoteStatus' : 'InvitationStatus').enum as string[];
  const present = flow.filter((one) => rows.some(({ status }) => status === one));
  const days = [...new Set(rows.map(({ from }) => from))];
  const countIn = (row: typeof rows, status: string) => row.find((one) => one.status === status);
  return section(
    'statuses',
    days.map((day) => rows.filter(({ from }) => from === day)),
    [
      { label: label(words, 'interval'), kind: 'text', value: ([one]) => words.interval(one!) },
      ...present.map((status): Column<typeof rows> => ({
        label: translate(`anden.status.${of}.${status}`),
        kind: 'count',
        value: (row) => countIn(row, status)?.count ?? 0,
        to: (row) =>
          countIn(row, status) && quotes(words, { status: [status], ...created(row[0]!) }),
      })),
    ],
    { kind: 'columns', series: present.map((_, index) => index + 1), isStacked: true },
  );
}

function answers({ answers: rows }: Results, words: Words) {
  return section(
    'answers',
    rows,
    [
      { label: label(words, 'interval'), kind: 'text', value: words.interval },
      count(words, 'sent', (row) => ({ ...created(row), sentFrom: row.from })),
      count(words, 'answered', (row) => ({ ...created(row), rated: true })),
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

function sales({ sales: rows }: Results, words: Words) {
  type Row = Interval & Sale;
  return section(
    'sales',
    rows,
    [
      { label: label(words, 'interval'), kind: 'text', value: words.interval },
      ...sold<Row>(words, created),
    ],
    { kind: 'columns', series: [2, 3] },
  );
}

function customers({ customers: rows }: Results, words: Words) {
  type Row = NonNullable<Results['customers']>[number];
  const { translate } = words;
  return section(
    'customers',
    rows,
    [
      {
        label: label(words, 'customer'),
        kind: 'text',
        value: ({ customerName }) => customerName ?? translate('results.column.noCustomer'),
        to: ({ customerId }) => (customerId ? `/admin/companies/${customerId}/view` : undefined),
      },
      count<Row>(words, 'quotes', ofCustomer),
      ...sold<Row>(words, ofCustomer),
    ],
    { kind: 'bars', series: [4] },
  );
}

const ofCustomer = ({ customerId }: { customerId: string | null }) =>
  customerId ? { customerId } : undefined;

function lanes({ lanes: rows }: Results, words: Words) {
  type Row = Results['lanes'][number];
  const amount = (name: 'lowest' | 'median' | 'highest'): Column<Row> => ({
    label: label(words, name),
    kind: 'money',
    value: (row) => row[name],
  });
  return section(
    'lanes',
    rows,
    [
      {
        label: `${label(words, 'origin')} → ${label(words, 'destination')}`,
        kind: 'text',
        value: ({ originState, destinationState }) =>
          `${words.stateName(originState)} → ${words.stateName(destinationState)}`,
      },
      count(words, 'quotes', ({ originState, destinationState }) => ({
        originState,
        destinationState,
      })),
      { label: label(words, 'rates'), kind: 'count', value: ({ rates }) => rates },
      ...(['lowest', 'median', 'highest'] as const).map(amount),
    ],
    { kind: 'bars', series: [1] },
  );
}

function carriers({ carriers: rows }: Results, words: Words) {
  return section(
    'carriers',
    rows,
    [
      {
        label: label(words, 'carrier'),
        kind: 'text',
        value: ({ carrierName }) => carrierName,
        to: ({ carrierId }) => `/admin/carriers/${carrierId}/view`,
      },
      count(words, 'asked', ({ carrierId }) => ({ carrierId })),
      { label: label(words, 'answered'), kind: 'count', value: ({ answered }) => answered },
      {
        label: label(words, 'answerPercent'),
        kind: 'percent',
        value: (row) => share(row.answered, row.asked),
      },
      { label: label(words, 'won'), kind: 'count', value: ({ won }) => won },
      {
        label: label(words, 'winPercent'),
        kind: 'percent',
        value: (row) => share(row.won, row.answered),
      },
    ],
    { kind: 'bars', series: [1, 2, 4] },
  );
}

function reasons({ reasons: rows }: Results, words: Words) {
  const { translate, scope } = words;
  return section(
    'reasons',
    rows,
    [
      {
        label: label(words, 'reason'),
        kind: 'text',
        value: ({ reason }) => translate(`anden.reasons.${reason}`),
      },
      {
        label: label(words, 'of'),
        kind: 'text',
        value: ({ of }) => label(words, of === 'closed' && !scope ? 'lost' : of),
      },
      count(words, 'count', ({ of, reason }) =>
        of === 'closed' ? { status: CLOSED, closeReason: reason } : undefined,
      ),
    ],
    { kind: 'bars', series: [2] },
  );
}

const CLOSED = ['dismissed', 'rejected', 'not_available'];

function documents({ documents: rows }: Results, words: Words) {
  type Row = Results['documents'][number];
  const within = (days: 0 | 30 | 60 | 90): Column<Row> => ({
    label: label(words, `days${days}`),
    kind: 'count',
    value: (row) => row[`days${days}`],
    to: ({ type }) =>
      words.scope
        ? list('validations', { type: [type], status: ['approved'], expiresWithin: days })
        : undefined,
  });
  return section(
    'documents',
    rows,
    [
      {
        label: label(words, 'type'),
        kind: 'text',
        value: ({ type }) => words.translate(`documents.type.${type}`),
      },
      ...([0, 30, 60, 90] as const).map(within),
    ],
    { kind: 'bars', series: [1, 2, 4] },
  );
}

interface Sale {
  loads: number;
  sale: string | null;
  margin: string | null;
}

/** The columns of sales; `filter` is that of the quotes of a row. */
function sold<Row extends Sale>(
  words: Words,
  filter: (row: Row) => object | undefined,
): Column<Row>[] {
  return [
    count(words, 'loads', (row) => ({ ...filter(row), status: ['assigned'] })),
    { label: label(words, 'sale'), kind: 'money', value: ({ sale }) => sale },
    { label: label(words, 'margin'), kind: 'money', value: ({ margin }) => margin },
    {
      label: label(words, 'marginPercent'),
      kind: 'percent',
      value: ({ sale, margin }) => share(Number(margin), Number(sale)),
    },
  ];
}

/** A column that counts quotes; `filter` is that of the quotes of a row, undefined where no list shows them. */
function count<Row>(
  words: Words,
  name: keyof Row & string,
  filter: (row: Row) => object | undefined,
): Column<Row> {
  const value = (row: Row) => row[name] as number;
  return {
    label: label(words, name),
    kind: 'count',
    value,
    to: (row) => {
      const by = filter(row);
      return value(row) > 0 && by ? quotes(words, by) : undefined;
    },
  };
}

function label({ translate }: Words, name: string) {
  return translate(`results.column.${name}`);
}

/** A share in percent with one decimal; null of nothing. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}

const created = ({ from, to }: Interval) => ({ createdFrom: from, createdTo: to });

/** The path of the list of the counted quotes that a filter matches; undefined for a carrier. */
function quotes({ scope }: Words, filter: object): string | undefined {
  return scope ? list('quotes', { ...scope, ...filter }) : undefined;
}

function list(resource: string, filter: object): string {
  return `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
