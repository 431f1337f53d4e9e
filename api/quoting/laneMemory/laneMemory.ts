import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Decimal } from 'decimal.js';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { companyOf, Quote, storedStops } from '../quotes/index.ts';
import { percentile } from './percentile.ts';
import { PAST_RATES } from './pastRates.ts';

interface Lane {
  companyId: string;
  originState: string;
  destinationState: string;
  /** Of the stops between, in order. */
  viaStates?: string[] | undefined;
  equipmentId: string | null;
  currency: Schemas['Currency'];
  /** Whether it is the way over a bridge alone, of a leg. */
  isTransfer?: boolean;
  /** The quote to leave out of its own history. */
  exceptId?: string | undefined;
}

interface Past {
  /** In the currency asked for, at today's exchange rate. */
  amount: string;
  /** The part of it that is for the border crossing; null where the rate does not name it. */
  crossing: string | null;
  isConverted: boolean;
  at: string;
  /** Diesel prices on the day of the rate and today, in the same unit and currency. */
  before: string | null;
  today: string | null;
}

interface History {
  past: Past[];
  exchange: { date: string; mxnPerUsd: string } | null;
}

type Asked = Pick<Lane, 'originState' | 'destinationState' | 'equipmentId' | 'viaStates'> &
  Partial<Pick<Lane, 'companyId' | 'currency'>> & { exceptQuoteId?: string | undefined };

/** The rate history of the lane of a quote. */
export async function laneMemoryOf(
  { id, companyId }: CompanyKey,
  now: Date,
): Promise<Schemas['LaneMemory']> {
  const quote = await Quote.query().findOne({ id, companyId }).throwIfNotFound();
  const { origin, destination, equipmentId, currency, leg } = quote;
  const stops = await storedStops(quote);
  const viaStates = stops?.slice(1, -1).map(({ place }) => place.state);
  const states = { originState: origin.state, destinationState: destination.state, viaStates };
  const lane = { companyId, ...states, equipmentId, currency, isTransfer: leg === 'transfer' };
  return rateHistory({ ...lane, exceptId: id }, now);
}

/** The rate history of a lane for the actor's company; staff may name another company. */
export async function laneMemory(actor: Actor, { exceptQuoteId, ...request }: Asked, now: Date) {
  const company = await Quote.transaction((trx) => companyOf(trx, actor, request.companyId));
  const currency = request.currency ?? company.currency;
  return rateHistory({ ...request, companyId: company.id, currency, exceptId: exceptQuoteId }, now);
}

/** The fewest rates that are shown; fewer would reveal the price of a single carrier. */
const MIN_RATES = 3;

/**
 * The share of fuel in a rate: about a quarter of the cost of a truck's mile (ATRI, Operational Costs of Trucking 2024:
 * 24 %; 2023: 28 %).
 */
const FUEL_SHARE = '0.25';

async function rateHistory(lane: Lane, now: Date): Promise<Schemas['LaneMemory']> {
  const { past, exchange } = await historyOf(lane, now);
  const times = past.map(({ at }) => new Date(at).toISOString()).sort();
  const crossings = past.flatMap(({ crossing }) => (crossing ? [new Decimal(crossing)] : []));
  const convertedCount = past.filter(({ isConverted }) => isConverted).length;
  return {
    sampleSize: past.length,
    oldest: times[0] ?? null,
    newest: times.at(-1) ?? null,
    adjusted: past.filter(({ before, today }) => before && today).length,
    ...quartiles(past.map(atTodaysDieselPrice)),
    crossing: { sampleSize: crossings.length, p50: quartiles(crossings).p50 },
    exchange: exchange && convertedCount > 0 ? { ...exchange, converted: convertedCount } : null,
    currency: lane.currency,
  };
}

/** The quartiles of amounts; null of too few. */
function quartiles(amounts: Decimal[]) {
  const sortedAmounts = amounts.sort((a, b) => a.comparedTo(b));
  const at = (share: string) =>
    sortedAmounts.length < MIN_RATES ? null : percentile(sortedAmounts, share).toFixed(2);
  return { p25: at('0.25'), p50: at('0.5'), p75: at('0.75') };
}

/** The rate with its fuel share adjusted to today's diesel price; unchanged where a price is unknown. */
function atTodaysDieselPrice({ amount, before, today }: Past): Decimal {
  if (!before || !today) return new Decimal(amount);
  const change = new Decimal(today).div(before).minus(1);
  return new Decimal(amount).times(change.times(FUEL_SHARE).plus(1));
}

async function historyOf(lane: Lane, now: Date): Promise<History> {
  const today = now.toISOString();
  const { rows } = await Quote.knex().raw(PAST_RATES, {
    isTransfer: false,
    ...lane,
    exceptId: lane.exceptId ?? null,
    viaStates: lane.viaStates ?? [],
    today,
  });
  return rows[0];
}
