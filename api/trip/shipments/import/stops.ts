import { headingOf, labelsOf } from '../../../core/contract/labels.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { phone } from '../../../core/import/sheet/addresses.ts';
import { namesFrom, oneOf } from '../../../core/import/sheet/choices.ts';
import { column } from '../../../core/import/sheet/columns.ts';
import { fold } from '../../../core/import/sheet/fold.ts';
import { decimal, integer } from '../../../core/import/sheet/numbers.ts';
import type { Column, SeveralRows } from '../../../core/import/sheet/sheet.ts';
import { stopText } from '../../../platform/geography/stopText.ts';
import type { Words } from '../../../shared/words.ts';
import { columnOfStop } from './stopColumn.ts';

/** The columns with which a load takes a row for each of its stops; a file from an earlier template lacks them. */
export const stopColumns: Column[] = [
  later('stopNumber', { es: 'Número de parada', en: 'Stop number' }, integer),
  later(
    'stopKind',
    { es: 'Tipo de parada', en: 'Stop type' },
    oneOf(namesFrom(labelsOf('StopKind'))),
  ),
  later('stopContact.name', { es: 'Contacto de la parada', en: 'Stop contact' }),
  later('stopContact.phone', { es: 'Teléfono de la parada', en: 'Stop phone' }, phone),
  later('stopReference', { es: 'Referencia de la parada', en: 'Stop reference' }),
  later('stopUnits', { es: 'Bultos de la parada', en: 'Stop pieces' }, integer),
  later('stopWeight', { es: 'Peso de la parada', en: 'Stop weight' }, decimal(2)),
];

function later(name: string, heading: Words, read?: Column['read']): Column {
  return { ...column(name, heading, read), isLater: true };
}

/** The cells of a row that has a stop. */
interface StopCells {
  origin?: Schemas['Place'];
  destination?: Schemas['Place'];
  pickupDate?: string;
  pickupFrom?: string;
  pickupTo?: string;
  deliveryDate?: string;
  deliveryFrom?: string;
  deliveryTo?: string;
  customerReference?: string;
  stopNumber?: number;
  stopKind?: Schemas['StopKind'];
  stopContact?: Schemas['StopContact'];
  stopReference?: string;
  stopUnits?: number;
  stopWeight?: string;
}

/** A load takes a row for each stop, numbered from 1: a pickup in the columns of the origin, a delivery in those of the destination. */
export const rowsOfStops: SeveralRows = {
  goesOn(above, input) {
    const [first, row] = [above[0] as StopCells, input as StopCells];
    const isFirst = !row.stopNumber || row.stopNumber === 1 || !first.stopNumber;
    return !isFirst && above.length < MOST && isSameLoad(first, row);
  },

  join(inputs) {
    const rows = inputs as StopCells[];
    if (!rows.some(hasStop)) return undefined;
    const { origin: _, destination: _to, ...first } = rows[0]!;
    const load = Object.fromEntries(Object.entries(first).filter(([name]) => !OF_STOP.test(name)));
    const errors = rows.map((row, index) => numberErrors(row, index, rows.length));
    return { input: { ...load, stops: rows.map(stopIn) }, errors };
  },

  placeOf: columnOfStop,

  inWords(values, locale) {
    const { stops = [] } = values as { stops?: Schemas['Stop'][] };
    return stops.map((stop, index) => ({
      column: headingOf('Shipment', 'stops')[locale],
      value: stopText({ ...stop, number: index + 1 }, stops.length, locale),
    }));
  },
};

/** The most stops of a load. */
const MOST = 12;

/** The fields of a row that say its stop. */
const OF_STOP = /^(stop[A-Z]|(pickup|delivery)(Date|From|To)$)/;

function isSameLoad(first: StopCells, { customerReference }: StopCells): boolean {
  return !customerReference || fold(customerReference) === fold(first.customerReference ?? '');
}

function hasStop(row: StopCells): boolean {
  return Object.keys(row).some((name) => name.startsWith('stop'));
}

function numberErrors(
  { stopNumber }: StopCells,
  index: number,
  count: number,
): Record<string, Words> {
  if (stopNumber === index + 1 && count > 1) return {};
  const words = count > 1 ? numbered(index + 1) : ALONE;
  return { stopNumber: words };
}

function numbered(number: number): Words {
  return {
    es: `Debe ser ${number}: las paradas van en orden, una por fila`,
    en: `It must be ${number}: stops are in order, one in each row`,
  };
}

const ALONE: Words = {
  es: 'Un embarque con paradas lleva una fila por parada, numeradas desde 1, con la misma referencia',
  en: 'A load with stops has one row for each of them, numbered from 1, with the same reference',
};

function stopIn(row: StopCells, index: number): object {
  const { stopContact: contact, stopReference: reference, stopUnits, stopWeight } = row;
  const kind = row.stopKind ?? (index === 0 ? 'pickup' : 'delivery');
  const goods = { units: stopUnits ?? null, weight: stopWeight ?? null };
  const hasGoods = stopUnits !== undefined || stopWeight !== undefined;
  const details = { contact, reference, goods: hasGoods ? [goods] : undefined };
  const stop = { kind, ...(kind === 'pickup' ? pickupIn(row) : deliveryIn(row)), ...details };
  return Object.fromEntries(Object.entries(stop).filter(([, value]) => value !== undefined));
}

function pickupIn({ origin: place, pickupDate: date, pickupFrom: from, pickupTo: to }: StopCells) {
  return { place, date, from, to };
}

function deliveryIn(row: StopCells) {
  const { destination: place, deliveryDate: date, deliveryFrom: from, deliveryTo: to } = row;
  return { place, date, from, to };
}
