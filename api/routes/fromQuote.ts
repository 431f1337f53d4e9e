import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import { invalid } from '../core/http/errors.ts';
import { Invitation } from '../invitations/index.ts';
import { lockQuote, type Quote, quotePolicy } from '../quotes/index.ts';
import { Route } from './Route.ts';
import { insert } from './service.ts';

/** The id of the route of an awarded project: made of the load, the winner and the price; made once, then found again. */
export function fromQuote(actor: Actor, quoteId: string): Promise<string> {
  return Route.transaction(async (trx) => {
    const quote = await lockQuote(trx, quotePolicy.visible(actor), quoteId);
    const known = await Route.query(trx).findOne({ companyId: quote.companyId, quoteId });
    if (known) return known.id;
    assertAwardedProject(quote);
    return insert(trx, await laneOf(trx, quote));
  });
}

async function laneOf(trx: Transaction, quote: Quote) {
  const { companyId, customerId, movement, origin, destination, currency, kind } = quote;
  const { equipmentId, comodityId, distanceKm, frequency, targetRate, purchaseCost } = quote;
  const whose = { companyId, quoteId: quote.id, status: 'assigned' };
  const winner = await Invitation.query(trx).findOne(whose);
  return {
    ...{ companyId, customerId, movement, origin, destination, currency, kind, targetRate },
    ...{ equipmentId, comodityId, distanceKm, frequency: frequency ?? 'weekly' },
    quoteId: quote.id,
    carrierId: winner?.carrierId ?? null,
    contractRate: winner ? purchaseCost : null,
    contractCurrency: currency,
  };
}

function assertAwardedProject({ status, kind }: Quote) {
  if (status === 'assigned' && kind.endsWith('_project')) return;
  throw invalid('quoteId', {
    es: 'Solo un proyecto asignado se vuelve ruta: asigne la cotización o cambie su tipo a proyecto',
    en: 'Only an awarded project becomes a route: award the quote, or make it a project',
  });
}
