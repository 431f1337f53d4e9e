import { equipmentTypes } from '../../../../db/seeds/data/equipments.ts';
import { commodities } from '../../../../db/seeds/data/comodities.ts';
import type { MessageContext } from '../context.ts';
import type { LoadReading, Reading } from '../Reading.ts';

/** Received on Saturday, November 28, 2026, at noon in Monterrey. */
export const context: MessageContext = {
  receivedAt: new Date('2026-11-28T18:00:00Z'),
  zone: 'America/Monterrey',
  equipments: equipmentTypes.map((type) => ({ ...type, id: type.code })),
  comodities: commodities.map((one) => ({ ...one, id: one.code })),
  customers: [
    { id: 'aceros', name: 'Aceros del Norte S.A. de C.V.', emails: ['ana@acerosnorte.test'] },
    { id: 'foods', name: 'Valley Foods Inc.', emails: ['ops@valleyfoods.test'] },
  ],
  locations: [
    { id: 'planta', name: 'Planta Pesquería', city: 'Pesquería', state: 'MX-NLE', country: 'MX' },
    { id: 'cedis', name: 'CEDIS Norte', city: 'Apodaca', state: 'MX-NLE', country: 'MX' },
  ],
  lastQuotes: [
    {
      day: '2026-11-27',
      values: {
        equipmentId: 'DV53',
        origin: { city: 'Apodaca', state: 'MX-NLE', country: 'MX' },
        destination: { city: 'Laredo', state: 'US-TX', country: 'US' },
      },
    },
  ],
};

/** A load in short texts by field, for comparing: `Apodaca MX-NLE`, `18000 kg`; choices stand between strokes. */
export function inShort({ stops, ...fields }: LoadReading): Record<string, string> {
  const entries = Object.entries(fields).map(([field, reading]) => [field, shortReading(reading)]);
  const between = stops.map(shortReading).join(', ');
  return {
    ...(Object.fromEntries(entries) as Record<string, string>),
    ...(between && { stops: between }),
  };
}

function shortReading({ value, choices }: Reading<unknown>): string {
  return choices ? choices.map(shortValue).join(' | ') : shortValue(value);
}

function shortValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { city, state, postalCode, name, weight, weightUnit, amount, currency, text, id } =
    value as Record<string, string | undefined>;
  if (city) return [name, city, state, postalCode].filter(Boolean).join(' ');
  if (weight) return `${weight} ${weightUnit}`;
  if (amount) return [amount, currency].filter(Boolean).join(' ');
  return [text, id && `(${id})`].filter(Boolean).join(' ');
}
