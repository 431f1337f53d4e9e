import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { isCarrierAdmin } from '../../platform/userTypes.ts';

/** The permissions for packets: a carrier's admin sends and ends them. */
export const packetPolicy = {
  visible({ type, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    return type === 'carrier' ? [{ carrierId }] : may.nothing;
  },
  list: may.isOfType('internal', 'carrier'),
  show: may.isOfType('internal', 'carrier'),
  send: isCarrierAdmin,
  revoke: isCarrierAdmin,
} satisfies may.Policy<never>;
