import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { isNoCarrier } from '../../platform/userTypes.ts';

const ownsIt = may.record<Schemas['Location']>(
  ({ companyId }, actor) => may.isInternal(actor) || companyId === actor.companyId,
);
const keeps = may.all<Schemas['Location']>(isNoCarrier, ownsIt);

/** The permissions for a location: its company's users and staff may do everything, carriers nothing. */
export const locationPolicy = {
  visible: visibleTo,
  list: isNoCarrier,
  show: isNoCarrier,
  export: isNoCarrier,
  create: isNoCarrier,
  load: isNoCarrier,
  update: keeps,
  delete: keeps,
} satisfies may.Policy<Schemas['Location']>;

function visibleTo({ type, companyId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  return type === 'carrier' ? may.nothing : [{ companyId }];
}
