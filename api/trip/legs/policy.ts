import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isOpenTrip, type Load } from './states.ts';
import { isCarrierAdmin, isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

/** The permissions for the legs of a load: its broker and an admin of its carrier fill them; customers never see them. */
export const legPolicy = {
  visible: shipmentPolicy.visible,
  list: isNoShipper,
  update: may.all<Load>(may.either<Load>(isStaffOrBroker, isCarrierAdmin), isOpenTrip),
} satisfies may.Policy<Load>;
