import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isStaffOrBroker } from '../../platform/userTypes.ts';

/** A customer follows a load as a whole: a leg has no customer. 409 otherwise. */
const isWhole = may.state<Pick<Schemas['Shipment'], 'wholeId'>>(
  ({ wholeId }) => !wholeId,
  'LEG_OF_LOAD',
);

/** The permissions for the customer's page of a load: its broker gives out and revokes the link. */
export const trackingPolicy = {
  visible: (actor: Actor) => shipmentPolicy.visible(actor),
  list: isStaffOrBroker,
  link: may.all(isStaffOrBroker, isWhole),
} satisfies may.Policy<Pick<Schemas['Shipment'], 'wholeId'>>;
