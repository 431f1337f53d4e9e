import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';

const managesLoads = may.isOfType('internal', 'broker');

/** The permissions for the whole file of a load: both sides' prices and all names are in it. */
export const loadFilePolicy = {
  visible: (actor: Actor) => shipmentPolicy.visible(actor),
  list: managesLoads,
  show: managesLoads,
} satisfies may.Policy<never>;
