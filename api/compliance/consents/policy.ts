import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { mayBecome } from '../../core/records/status/transitions.ts';
import { consentFlow } from './transitions.ts';
import { isBrokerAdmin, isCarrierAdmin, isNoShipper } from '../../platform/userTypes.ts';

/** The state of a consent. */
export type ConsentState = Pick<Schemas['Consent'], 'status'>;

const isGranted = may.record<ConsentState>(({ status }) => status === 'granted');

/** The permissions for consents: a broker asks, the carrier decides; what is granted all users of the broker read. */
export const consentPolicy = {
  /** A carrier sees who asked, a broker what it asked for. */
  visible({ type, companyId, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    if (type === 'carrier') return [{ carrierId }];
    return type === 'broker' ? [{ companyId }] : may.nothing;
  },
  list: isNoShipper,
  show: isNoShipper,
  ask: isBrokerAdmin,
  grant: may.all<ConsentState>(isCarrierAdmin, mayBecome(consentFlow, 'granted')),
  refuse: may.all<ConsentState>(isCarrierAdmin, mayBecome(consentFlow, 'refused')),
  withdraw: may.all<ConsentState>(isCarrierAdmin, mayBecome(consentFlow, 'withdrawn')),
  open: may.all<ConsentState>(may.isOfType('broker'), isGranted),
  judge: may.all<ConsentState>(isBrokerAdmin, isGranted),
} satisfies may.Policy<ConsentState>;
