import type { Column } from './section.ts';

export type Interval = { from: string; to: string };

/** The reader's language and formats, for the texts of the sections. */
export interface Words {
  translate: (key: string) => string;
  /** The name of an interval of days. */
  interval: (interval: Interval) => string;
  stateName: (code: string) => string;
  /** The filter of everything that the results count. */
  scope: Record<string, string>;
  /** Whether invitations are counted, of a carrier, instead of quotes. */
  isCarrier: boolean;
}

export interface Sale {
  loads: number;
  sale: string | null;
  margin: string | null;
}

/** The columns of sales; `filter` is that of the quotes of a row. */
export function sold<Row extends Sale>(
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

/** A column that counts quotes or invitations; `filter` is that of a row, undefined where no list shows them. */
export function count<Row>(
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
      return value(row) > 0 && by ? countOf(words, by) : undefined;
    },
  };
}

/** The heading of a column. */
export function label({ translate }: Words, name: string) {
  return translate(`results.column.${name}`);
}

/** A share in percent with one decimal; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}

/** The filter of what was created, of a carrier received, in an interval. */
export function during({ isCarrier }: Words, { from, to }: Interval) {
  return isCarrier ? { sentFrom: from, sentTo: to } : { createdFrom: from, createdTo: to };
}

/** The path of the list of what was counted and matches a filter. */
export function countOf({ scope, isCarrier }: Words, filter: object): string {
  return list(isCarrier ? 'carrier/quotes' : 'quotes', { ...scope, ...filter });
}

/** The path of a list with a filter. */
export function list(resource: string, filter: object): string {
  return `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
