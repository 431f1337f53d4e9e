import { withCommas } from './readDecimal.ts';

/** The units in which a person reads weights and distances. */
export type Units = 'metric' | 'imperial';

export const KM_PER_MILE = 1.609344;
export const KG_PER_LB = 0.45359237;

const TO_OTHER: Record<string, { units: Units; unit: string; factor: number }> = {
  kg: { units: 'metric', unit: 'lb', factor: 1 / KG_PER_LB },
  lb: { units: 'imperial', unit: 'kg', factor: KG_PER_LB },
  km: { units: 'metric', unit: 'mi', factor: 1 / KM_PER_MILE },
};

/**
 * A weight or distance for who reads: `39,683 lb (18,000 kg)`. What was given stays as it is, in brackets where the reader
 * chose the other units; the converted figure has no decimals from ten on.
 */
export function measured(value: number | string, unit: string, units: Units | undefined): string {
  const givenText = `${numberText(value)} ${unit}`;
  const other = TO_OTHER[unit];
  if (!other || !units || other.units === units) return givenText;
  const convertedValue = Number(value) * other.factor;
  const roundedValue =
    convertedValue < 10 ? Math.round(convertedValue * 10) / 10 : Math.round(convertedValue);
  return `${numberText(roundedValue)} ${other.unit} (${givenText})`;
}

/** The units that people of a country read; undefined where the country is not known. */
export function unitsOf(country: 'MX' | 'US' | 'CA' | null | undefined): Units | undefined {
  if (!country) return undefined;
  return country === 'US' ? 'imperial' : 'metric';
}

/** A number as both languages write it, without zeros at the end: `18,000`, `3.5`. */
function numberText(value: number | string): string {
  return withCommas(
    String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  );
}
