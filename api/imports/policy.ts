import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

const isNoCarrier = may.isOfType('internal', 'broker', 'shipper');

/**
 * The permissions for imports: users read those of their company, staff all. The policy of each entity decides who may
 * start one.
 */
export const importPolicy = {
  visible: visibleTo,
  list: isNoCarrier,
  show: isNoCarrier,
} satisfies may.Policy<Schemas['Import']>;

function visibleTo({ type, companyId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  return type === 'carrier' ? may.nothing : [{ companyId }];
}
