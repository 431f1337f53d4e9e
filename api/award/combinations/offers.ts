import type { Schemas } from '../../core/contract/types.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { namedStatement, runStatement } from '../../core/sql/statement.ts';
import { lackingDocuments } from '../../compliance/documents/index.ts';
import { comparableAmount, Quote } from '../../quoting/quotes/index.ts';
import type { Parts } from './parts.ts';

/** A carrier's offer for a leg or the whole, as the contract shows it. */
export type Offer = Schemas['LegOffer'];

type Row = Omit<Offer, 'isAssignable'> & { quoteId: string };

/** The offers that compete for each part, or have won it, by the id of its quote; the lowest first. */
export async function offersOf({ whole, legs }: Parts): Promise<Map<string, Offer[]>> {
  const { id, companyId } = whole;
  const partIds = [id, ...legs.map((leg) => leg.id)];
  const statement = namedStatement(QUERY, { id, companyId, partIds });
  const rows = await runStatement<Row>(Quote.knex(), statement);
  const offers = new Map<string, Offer[]>(partIds.map((partId) => [partId, []]));
  for (const { quoteId, ...offer } of rows) offers.get(quoteId)!.push(judged(offer));
  return offers;
}

/** Adds whether the award takes the offer, which checks the carrier and its documents. */
function judged(offer: Omit<Offer, 'isAssignable'>): Offer {
  const { isAssigned, isCarrierActive, lackingDocuments } = offer;
  const isAssignable = isAssigned || (isCarrierActive && lackingDocuments.length === 0);
  return { ...offer, isAssignable };
}

/** The documents are those that the customer of the whole demands: a leg has no customer. */
const LACKING = lackingDocuments({
  companyId: 'part.company_id',
  carrierId: 'invitations.carrier_id',
  movement: 'part.movement',
  hazmat: 'part.hazmat',
  customerId: 'quotes.customer_id',
  deliveryDate: 'part.delivery_date',
  ctpat: 'part.ctpat',
});

/** `quotes` is the whole, so that each amount is in its currency. */
const QUERY = `
  select invitations.quote_id as "quoteId", invitations.id as "invitationId",
    invitations.carrier_id as "carrierId",
    (select carrier_name from carriers where id = invitations.carrier_id) as "carrierName",
    rates.total::text, rates.currency, ${comparableAmount}::text as amount,
    coalesce(rates.transit_hours, rates.transit_days * 24)::int as "transitHours",
    invitations.status = 'assigned' as "isAssigned",
    (select status = 'active' from carriers where id = invitations.carrier_id) as "isCarrierActive",
    ${LACKING} as "lackingDocuments"
  from quotes
    join quotes part on ${sameCompany('part', 'quotes')} and part.id = any(:partIds::uuid[])
    join invitations on ${sameCompany('invitations', 'part')} and invitations.quote_id = part.id
    join rates on ${sameCompany('rates', 'invitations')} and rates.invitation_id = invitations.id
  where quotes.company_id = :companyId and quotes.id = :id
    and invitations.status in ('rated', 'assigned') and not rates.late
    and not exists (select from rates newer where ${sameCompany('newer', 'rates')}
      and newer.invitation_id = rates.invitation_id and not newer.late and newer.version > rates.version)
  order by ${comparableAmount}, invitations.id`;
