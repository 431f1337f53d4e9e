import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildLoadByLegs, buildQuoteByLegs } from '../legs/byLegs.ts';
import type { Tenant } from './tenant.ts';

/** Ids of a tenant's quote and load by legs and of those legs, by the resource. */
export type LegIds = Record<'quotes' | 'shipments' | 'invitations', string[]>;

/** Gives a tenant a quote and a load by legs, whose transfer its carrier is asked for and drives. */
export async function giveLegs({ company, customer, carrier }: Tenant): Promise<LegIds> {
  const owners = { companyId: company.id, customerId: customer.id };
  const quote = await buildQuoteByLegs(owners);
  const quoteId = quote.legs.transfer.id;
  const invitation = await buildInvitation({ quoteId, carrierId: carrier.id });
  const load = await buildLoadByLegs(owners, { transfer: carrier.id });
  const idsOf = ({ whole, legs }: { whole: Row; legs: Record<string, Row> }) =>
    [whole, ...Object.values(legs)].map(({ id }) => id);
  return { quotes: idsOf(quote), shipments: idsOf(load), invitations: [invitation.id] };
}

interface Row {
  id: string;
}
