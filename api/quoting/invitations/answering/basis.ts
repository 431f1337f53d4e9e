import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { NOT_POSITIVE } from '../../../core/i18n/messages.ts';
import type { Words } from '../../../shared/words.ts';

type Rate = Schemas['RateInput'];

/** Refuses with 422 a rate that is not exactly one of all-in and itemized (linehaul with its parts). Pure. */
export function assertBasis(rate: Rate): void {
  const parts = PARTS.filter((part) => rate[part] != null);
  if (rate.allIn != null && parts.length > 0) throw invalid('allIn', ONE_BASIS);
  const neededField = parts.length > 0 ? 'linehaul' : 'allIn';
  if (rate[neededField] == null) throw invalid(neededField, NEEDED[neededField]);
  if (Number(rate[neededField]) === 0) throw invalid(neededField, NOT_POSITIVE);
}

const PARTS = ['linehaul', 'fuelSurcharge', 'borderCrossing', 'tolls', 'accessorials'] as const;

const ONE_BASIS: Words = {
  es: 'Cotice todo incluido o desglosado, no ambos',
  en: 'Quote all-in or itemized, not both',
};

const NEEDED: Record<'linehaul' | 'allIn', Words> = {
  linehaul: { es: 'Escriba el flete', en: 'Enter the linehaul' },
  allIn: {
    es: 'Escriba su tarifa todo incluido, o desglosada',
    en: 'Enter your rate, all-in or itemized',
  },
};
