import {
  readWeight,
  timesThousand,
  unitOf,
  type WeightReading,
} from '../../../shared/reading/readWeight.ts';
import { remedyOf, unreadableNumber } from './numbers.ts';
import { shortened } from '../../i18n/withValue.ts';
import { type CellParser, reader, UnreadableCell } from './cells.ts';

/** A weight, perhaps with its unit; `putWeight` completes it with the unit of the row. */
export const weight: CellParser = reader(
  {
    es: 'Número, también con unidad: 18500.50, 22 t',
    en: 'Number, also with a unit: 18500.50, 22 t',
  },
  (cell) => {
    const reading = readWeight(cell);
    if (reading?.weight !== undefined) return reading;
    throw unreadableNumber(cell, reading?.offer, remedyOf(2));
  },
);

/** The unit of a weight: kilograms, pounds, or metric tons, which become kilograms. */
export const weightUnit: CellParser = reader(
  { es: 'kg, lb o t', en: 'kg, lb or t' },
  (cell) => {
    const unit = unitOf(cell);
    if (unit) return unit;
    throw new UnreadableCell({
      es: `No se reconoce «${shortened(cell)}». Se acepta: kg, lb, t`,
      en: `"${shortened(cell)}" is not recognized. It takes: kg, lb, t`,
    });
  },
  { names: { kg: ['kg', 'kg'], lb: ['lb', 'lb'], t: ['t', 't'] } },
);

/** Puts the weight of a row and its unit in the form of the contract; refuses two different units. */
export function putWeight(input: object): void {
  const row = input as { weight?: WeightReading | string; weightUnit?: string };
  const reading = row.weight as WeightReading | undefined;
  const unit = reading?.unit ?? row.weightUnit;
  if (row.weightUnit && unit !== row.weightUnit) throw new UnreadableCell(TWO_UNITS);
  if (reading) row.weight = unit === 't' ? timesThousand(reading.weight!) : reading.weight!;
  if (unit) row.weightUnit = unit === 't' ? 'kg' : unit;
}

const TWO_UNITS = {
  es: 'El peso y su columna de unidad dicen unidades distintas',
  en: 'The weight and its unit column say different units',
};
