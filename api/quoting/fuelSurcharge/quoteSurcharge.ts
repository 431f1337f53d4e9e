import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Transaction } from 'objection';
import { Company } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { dieselOn } from '../../catalogs/dieselPrices/index.ts';
import { latestExchangeRate } from '../../catalogs/exchangeRates/index.ts';
import { companyOf, Quote } from '../quotes/index.ts';
import { surcharge } from './surcharge.ts';

type Surcharge = Schemas['FuelSurcharge'];
type Priced = Pick<Quote, 'companyId' | 'currency' | 'exchangeRate' | 'exchangeRateDate'> & {
  distanceKm?: string | null;
};

interface Asked {
  companyId?: string;
  currency?: Schemas['Currency'];
  distanceKm?: string;
}

/** The surcharge of a quote: the stored one after sending, before that computed from the latest price. */
export async function fuelOf({ id, companyId }: CompanyKey, now: Date): Promise<Surcharge> {
  const quote = await Quote.query().findOne({ id, companyId });
  if (!quote) throw new Refusal('NOT_FOUND');
  return quote.fuelSurcharge ?? surchargeOf(quote, now);
}

/** The surcharge that a quote stores when it is sent; later prices, rates and settings do not change it. */
export async function surchargeAtSending(trx: Transaction, quote: Quote, now: Date) {
  const fuelSurcharge = quote.fuelSurcharge ?? {
    ...(await surchargeOf(quote, now, trx)),
    frozen: true,
  };
  return { fuelSurcharge };
}

/** The surcharge that a new quote would get. */
export function estimateFuel(actor: Actor, request: Asked, now: Date): Promise<Surcharge> {
  return Quote.transaction(async (trx) => {
    const company = await companyOf(trx, actor, request.companyId);
    const { exchangeRate, exchangeRateDate } = await latestExchangeRate(trx);
    const currency = request.currency ?? company.currency;
    const { distanceKm } = request;
    const basis = { companyId: company.id, currency, distanceKm, exchangeRate, exchangeRateDate };
    return surchargeOf(basis, now, trx);
  });
}

async function surchargeOf(quote: Priced, now: Date, trx?: Transaction): Promise<Surcharge> {
  const { currency, exchangeRate, exchangeRateDate } = quote;
  const company = await Company.query(trx).findById(quote.companyId);
  const settings = company?.fuel ?? null;
  const today = now.toISOString().slice(0, 10);
  const diesel = (settings && (await dieselOn(settings.country, today, trx))) ?? null;
  const distanceKm = Number(quote.distanceKm) > 0 ? quote.distanceKm! : null;
  const base = { ...NOTHING, currency, settings, diesel, exchangeRate, exchangeRateDate };
  if (!settings) return { ...base, missing: 'settings' };
  if (!diesel) return { ...base, missing: 'price' };
  if (!distanceKm) return { ...base, missing: 'distance' };
  return { ...base, ...surcharge({ settings, diesel, distanceKm, exchangeRate, currency }) };
}

const NOTHING = {
  amount: null,
  missing: null,
  frozen: false,
  price: null,
  distance: null,
  distanceUnit: null,
};
