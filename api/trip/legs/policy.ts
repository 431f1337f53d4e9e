import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isOpenTrip, type Load } from './states.ts';

const managesLoads = may.isOfType('internal', 'broker');
const isCarrierAdmin = may.all<Load>(may.isOfType('carrier'), may.isAdmin);

/** The permissions for the legs of a load: its broker and an admin of its carrier fill them; customers never see them. */
export const legPolicy = {
  visible: shipmentPolicy.visible,
  list: may.isOfType('internal', 'broker', 'carrier'),
  update: may.all<Load>(may.either<Load>(managesLoads, isCarrierAdmin), isOpenTrip),
} satisfies may.Policy<Load>;
