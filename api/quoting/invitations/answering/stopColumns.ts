import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { sumOf, timesOf } from '../../../shared/amounts.ts';
import type { Words } from '../../../shared/words.ts';
import { type Quote, stopCount } from '../../quotes/index.ts';
import type { Rate } from '../Rate.ts';

type Input = Schemas['RateInput'];

/** The columns of a rate that its stop-off charge changes; those of an itemized rate add its stops to the accessorials. */
type StopColumns = Pick<Rate, 'stopOffCharge' | 'additionalStops'> & { accessorials?: string };

/**
 * Returns what a rate for this quote stores of its stop-off charge. 422 for a load of two stops, and where the charges
 * exceed the all-in rate that contains them, or any amount that the contract can tell.
 */
export async function stopColumnsOf(
  trx: Transaction,
  quote: Quote,
  rate: Input,
): Promise<StopColumns> {
  if (rate.stopOffCharge == null) return { stopOffCharge: null, additionalStops: null };
  const stops = await stopCount(trx, quote);
  if (!stops) throw invalid('stopOffCharge', NO_ADDITIONAL_STOP);
  return columnsFor(rate, rate.stopOffCharge, stops - 2);
}

function columnsFor(rate: Input, stopOffCharge: string, additionalStops: number): StopColumns {
  const columns = { stopOffCharge, additionalStops };
  const accessorials = sumOf([timesOf(stopOffCharge, additionalStops), rate.accessorials]);
  if (Number(accessorials) > Number(rate.allIn ?? MOST))
    throw invalid('stopOffCharge', rate.allIn ? ABOVE_ALL_IN : TOO_HIGH);
  return rate.allIn ? columns : { ...columns, accessorials };
}

/** The greatest amount of the contract. */
const MOST = '99999999999.99';

const NO_ADDITIONAL_STOP: Words = {
  es: 'La carga solo tiene dos paradas: deje este cargo en blanco',
  en: 'The load has two stops only: leave this charge blank',
};

const ABOVE_ALL_IN: Words = {
  es: 'Los cargos por parada suman más que la tarifa todo incluido, que ya los contiene',
  en: 'The stop-off charges exceed the all-in rate, which contains them',
};

const TOO_HIGH: Words = {
  es: 'Los cargos por parada suman demasiado',
  en: 'The stop-off charges add up to too much',
};
