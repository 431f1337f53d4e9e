import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { isBrokerAdmin, isNoCarrier } from '../../platform/userTypes.ts';

type Company = Schemas['Company'];

const isOwnCustomer = may.record<Company>(
  ({ ownerCompanyId }, actor) => ownerCompanyId === actor.companyId,
);
const isOwn = may.record<Company>(({ id }, actor) => id === actor.companyId);
const isOther: may.Rule<Company> = (actor, company) => !company || !isOwn(actor, company);
const isNotOperator = may.record<Company>(({ type }) => type !== 'internal');
const isTenant = may.record<Company>(({ type }) => type !== 'shipper');
const manages = may.either<Company>(
  may.isOperatorAdmin,
  may.all<Company>(isBrokerAdmin, isOwnCustomer),
);

/**
 * The permissions for a company: staff may change all, a broker its customers; nobody may change its own plan. A broker
 * may change its own fuel surcharge settings, and every company its own calendar.
 */
export const companyPolicy = {
  visible: visibleTo,
  list: isNoCarrier,
  show: isNoCarrier,
  export: isNoCarrier,
  create: may.either(may.isOperatorAdmin, isBrokerAdmin),
  update: manages,
  changePlan: may.all<Company>(may.isOperatorAdmin, isOther),
  setFuel: may.all<Company>(
    may.either(may.isOperatorAdmin, may.all<Company>(isBrokerAdmin, isOwn)),
    isTenant,
  ),
  setCalendar: may.either<Company>(manages, may.all<Company>(may.isAdmin, isNoCarrier, isOwn)),
  delete: may.all(manages, isNotOperator),
} satisfies may.Policy<Company>;

/** The own company and its customers, which are needed to create quotes for them. */
function visibleTo({ type, companyId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return may.nothing;
  return [{ id: companyId }, { ownerCompanyId: companyId }];
}
