import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

type Story = Schemas['HistoryEvent'];

/** Who may read what happened: everybody their own, Andén's staff all. */
export const historyPolicy = {
  visible: visibleTo,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
} satisfies may.Policy<Story>;

/**
 * Staff see all, a broker its company's, a customer what happened to its quotes and loads but not who was asked, a
 * carrier what happened to its own invitations once they were out and to its own loads.
 */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return [{ customerId: companyId, entity: ['quotes', 'shipments'] }];
  return [
    { carrierId, entity: 'invitations', toStatus: OUT },
    { carrierId, entity: 'shipments' },
  ];
}

/** Whatever follows `pending`: before, the carrier was not told. */
const OUT = [
  ...['sent', 'in_contact', 'available', 'rated', 'assigned', 'not_available'],
  ...['rejected_by_carrier', 'rejected', 'dismissed', 'answered'],
];
