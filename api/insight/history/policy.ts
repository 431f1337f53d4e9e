import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

type Story = Schemas['HistoryEvent'];

/** The permissions for the history: users read events of their own records, Andén's staff all. */
export const historyPolicy = {
  visible: visibleTo,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
} satisfies may.Policy<Story>;

/**
 * Staff see all events; a broker those of its company; a customer those of its quotes and loads, not of invitations;
 * a carrier those of its own sent invitations and its own loads.
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

/** The statuses of a sent invitation. */
const OUT = [
  ...['sent', 'in_contact', 'available', 'rated', 'assigned', 'not_available'],
  ...['rejected_by_carrier', 'rejected', 'dismissed', 'answered'],
];
