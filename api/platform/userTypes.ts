import type { Actor } from '../core/auth/actor.ts';
import { isAdmin, isOfType } from '../core/auth/policy.ts';

/* The rules by user type that the policies of several modules share. */

/** Andén's staff or a broker: whoever manages loads, quotes and carriers. */
export const isStaffOrBroker = isOfType('internal', 'broker');
/** Anybody but a shipper; shippers see no carrier and nothing of its trade. */
export const isNoShipper = isOfType('internal', 'broker', 'carrier');
/** Anybody but a carrier. */
export const isNoCarrier = isOfType('internal', 'broker', 'shipper');
/** An admin of a broker. */
export const isBrokerAdmin = (actor: Actor) => actor.type === 'broker' && isAdmin(actor);
/** An admin of a carrier. */
export const isCarrierAdmin = (actor: Actor) => actor.type === 'carrier' && isAdmin(actor);
