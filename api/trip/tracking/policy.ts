import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isStaffOrBroker } from '../../platform/userTypes.ts';

/** The permissions for the customer's page of a load: its broker gives out and revokes the link. */
export const trackingPolicy = {
  visible: (actor: Actor) => shipmentPolicy.visible(actor),
  list: isStaffOrBroker,
  link: isStaffOrBroker,
} satisfies may.Policy<never>;
