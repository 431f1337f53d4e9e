import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isOnItsWay, isOpen, type Load } from './states.ts';
import { isCarrierAdmin, isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

type Party = Schemas['CartaPorteParty'];

/**
 * The permissions for the Carta Porte of a load: the customer and the admins of the assigned carrier fill their part,
 * the broker both. The file names the carrier, so its customer does not get it.
 */
export const cartaPortePolicy = {
  /** The loads that the caller sees; a link shows the load of its part. */
  visible(actor: Actor): may.Scope {
    const kind = actor.type === 'shipper' ? LINKS.customer : LINKS.carrier;
    return may.withinLink(shipmentPolicy.visible(actor), actor, kind);
  },
  list: may.anybody,
  show: may.anybody,
  customer: may.all<Load>(may.either<Load>(isStaffOrBroker, may.isOfType('shipper')), isOpen),
  carrier: may.all<Load>(may.either<Load>(isStaffOrBroker, isCarrierAdmin), isOnItsWay),
  link: may.all<Load>(isStaffOrBroker, isOpen),
  export: isNoShipper,
} satisfies may.Policy<Load>;

/** The kind of link with which a party fills its part. */
export const LINKS = {
  customer: 'carta_porte_customer',
  carrier: 'carta_porte_carrier',
} as const satisfies Record<Party, string>;

/** The parts that the actor sees. */
export function partsFor({ type }: Actor): Party[] {
  if (type === 'carrier') return ['carrier'];
  return type === 'shipper' ? ['customer'] : ['customer', 'carrier'];
}
