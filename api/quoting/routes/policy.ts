import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { mayBecome, standsIn } from '../../core/records/status/transitions.ts';
import { isBrokerAdmin } from '../../platform/userTypes.ts';
import { routeFlow } from './transitions.ts';

/** The owners and the status of a route. */
type Route = Pick<Schemas['Route'], 'status' | 'companyId' | 'customerId'>;

const isOwn = may.record<Route>(({ companyId, customerId }, actor) =>
  actor.type === 'shipper' ? customerId === actor.companyId : companyId === actor.companyId,
);
const registers = may.either<Route>(
  may.isOperatorAdmin,
  may.all(may.isOfType('broker', 'shipper'), may.isAdmin),
);
const keeps = may.all<Route>(registers, may.either<Route>(may.isInternal, isOwn));
const isActive = standsIn(routeFlow, (status) => status === 'active');
const decides = may.either<Route>(may.isOperatorAdmin, isBrokerAdmin);

/**
 * The permissions for a route. Carriers read those assigned to them; only brokers and staff create one from an award.
 */
export const routePolicy = {
  visible: visibleTo,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: registers,
  update: may.all(keeps, isActive),
  delete: may.all(keeps, mayBecome(routeFlow, 'archived')),
  fromQuote: decides,
} satisfies may.Policy<Route>;

/** Staff see every route, brokers their company's, a shipper those it ships, a carrier those it covers. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return [{ customerId: companyId }];
  return [{ carrierId, status: 'active' }];
}
