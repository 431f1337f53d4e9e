import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

type Route = Schemas['Route'];

const isOwn = may.record<Route>(({ companyId, customerId }, actor) =>
  may.isShipper(actor) ? customerId === actor.companyId : companyId === actor.companyId,
);
const registers = may.either<Route>(
  may.isOperatorAdmin,
  may.all(may.either<Route>(may.isBroker, may.isShipper), may.isAdmin),
);
const isActive = may.record<Route>(({ status }) => status === 'active');
const keeps = may.all<Route>(registers, may.either<Route>(may.isInternal, isOwn), isActive);
const decides = may.either<Route>(may.isOperatorAdmin, may.all(may.isBroker, may.isAdmin));

/** Who may do what with a route. Carriers read those assigned to them; only brokers and staff make one of an award. */
export const routePolicy = {
  visible: visibleTo,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: registers,
  update: keeps,
  delete: keeps,
  fromQuote: decides,
} satisfies may.Policy<Route>;

/** Staff see every route, brokers their company's, a shipper those it ships, a carrier those it covers. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return [{ customerId: companyId }];
  return [{ carrierId, status: 'active' }];
}
