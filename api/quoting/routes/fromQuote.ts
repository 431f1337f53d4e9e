import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { repeatable, type Rule } from '../../core/auth/policy.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { standsIn } from '../../core/records/status/transitions.ts';
import { agreedRate, Invitation } from '../invitations/index.ts';
import { Quote, quoteFlow, quotePolicy, type QuoteStatus } from '../quotes/index.ts';
import { Route } from './Route.ts';
import { insert } from './service.ts';
import { laneStopsOf } from './stops.ts';

/**
 * The id of the route of an awarded quote: created once from the load, the carrier and the price, then found again. What
 * was quoted as one load becomes a project, since a route is a lane that is shipped regularly.
 */
export function fromQuote(actor: Actor, quoteId: string): Promise<string> {
  const lock = async (trx: Transaction) => {
    const quote = await lockWithin(Quote, quotePolicy.visible(actor), quoteId, trx);
    const route = await Route.query(trx).findOne({ companyId: quote.companyId, quoteId });
    return { quote, route, record: { status: quote.status, isKnown: route !== undefined } };
  };
  const rule = repeatable(isAwarded, ({ isKnown }) => isKnown);
  return actOn(Route, { actor, rule, lock }, async ({ quote, route }, trx) => {
    if (route) return route.id;
    const stops = await laneStopsOf(trx, quote);
    return insert(trx, { ...(await laneOf(trx, quote)), ...(stops && { stops }) });
  });
}

/** The status of a quote, and whether its route exists. */
interface Made {
  status: QuoteStatus;
  isKnown: boolean;
}

const isAwarded: Rule<Made> = standsIn(quoteFlow, (status) => status === 'assigned');

async function laneOf(trx: Transaction, quote: Quote) {
  const { companyId, customerId, movement, origin, destination, currency, kind } = quote;
  const { equipmentId, comodityId, distanceKm, frequency, targetRate, purchaseCost } = quote;
  const whose = { companyId, quoteId: quote.id, status: 'assigned' };
  const winner = await Invitation.query(trx).findOne(whose);
  const agreed = winner && (await agreedRate(trx, winner));
  return {
    companyId,
    customerId,
    movement,
    origin,
    destination,
    currency,
    targetRate,
    kind: PROJECTS[kind],
    equipmentId,
    comodityId,
    distanceKm,
    frequency: frequency ?? 'weekly',
    quoteId: quote.id,
    carrierId: winner?.carrierId ?? null,
    contractRate: winner ? (agreed?.total ?? purchaseCost) : null,
    contractCurrency: agreed?.currency ?? currency,
  };
}

const PROJECTS = {
  confirmed_load: 'confirmed_project',
  confirmed_project: 'confirmed_project',
  potential_load: 'potential_project',
  potential_project: 'potential_project',
} as const;
