/** The units in which a person reads weights and distances. */
export type Units = 'metric' | 'imperial';

const TO_OTHER: Record<string, { units: Units; unit: string; factor: number }> = {
  kg: { units: 'metric', unit: 'lb', factor: 1 / 0.45359237 },
  lb: { units: 'imperial', unit: 'kg', factor: 0.45359237 },
  km: { units: 'metric', unit: 'mi', factor: 1 / 1.609344 },
};

/**
 * A weight or distance for who reads: `39,683 lb (18,000 kg)`. What was given stays as it is, in brackets where the reader
 * chose the other units; the converted figure has no decimals from ten on.
 */
export function measured(
  value: number | string,
  unit: string,
  units: Units | undefined,
  number: (value: number | string) => string,
): string {
  const given = `${number(value)} ${unit}`;
  const other = TO_OTHER[unit];
  if (!other || !units || other.units === units) return given;
  const converted = Number(value) * other.factor;
  const rounded = converted < 10 ? Math.round(converted * 10) / 10 : Math.round(converted);
  return `${number(rounded)} ${other.unit} (${given})`;
}
