import { id } from '../tools/ids.ts';
import { numbered } from '../tools/numbered.ts';
import type { quoteRows } from './quotes.ts';
import type { invitationRows } from './invitations.ts';

type Quotes = ReturnType<typeof quoteRows>;
type Invitations = ReturnType<typeof invitationRows>;

/** The maximum number of routes per company. */
const MAX_ROUTES = 7;

/** The rows of the routes: lanes of assigned quotes, most of them under contract with the assigned carrier. */
export function routeRows(quotes: Quotes, invitations: Invitations) {
  const awardedQuotes = quotes.filter(
    ({ status, customerId }) => status === 'assigned' && customerId,
  );
  const lanes = new Map(awardedQuotes.map((quote) => [laneOf(quote), quote]));
  const perCompany = new Map<string, number>();
  const chosenLanes = [...lanes.values()].filter(({ companyId }) => {
    perCompany.set(companyId, (perCompany.get(companyId) ?? 0) + 1);
    return perCompany.get(companyId)! <= MAX_ROUTES;
  });
  const byAge = chosenLanes.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  return numbered(byAge.map((quote, index) => routeRow(quote, index, invitations)));
}

function routeRow(quote: Quotes[number], index: number, invitations: Invitations) {
  const winner = invitations.find(
    ({ quoteId, status }) => quoteId === quote.id && status === 'assigned',
  );
  const isContracted = winner && index % 3 !== 2;
  const { companyId, customerId, movement, origin, destination, equipmentId, comodityId } = quote;
  const { distanceKm, currency, targetRate, purchaseCost, closedAt, createdAt } = quote;
  return {
    id: id(`route:${quote.id}`),
    companyId,
    customerId,
    movement,
    origin,
    destination,
    equipmentId,
    comodityId,
    distanceKm,
    currency,
    targetRate,
    contractCurrency: currency,
    kind: index % 4 === 3 ? 'potential_project' : 'confirmed_project',
    frequency: index % 2 === 0 ? 'weekly' : 'monthly',
    volume: 2 + ((index * 3) % 9),
    carrierId: isContracted ? winner.carrierId : null,
    contractRate: isContracted ? purchaseCost : null,
    createdAt: closedAt ?? createdAt,
    updatedAt: closedAt ?? createdAt,
  };
}

function laneOf({ companyId, origin, destination, equipmentId }: Quotes[number]) {
  return JSON.stringify([companyId, origin, destination, equipmentId]);
}
