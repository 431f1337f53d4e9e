import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isOnItsWay, type Load } from './states.ts';
import { isCarrierAdmin, isStaffOrBroker } from '../../platform/userTypes.ts';

/** The permissions for the moves of a load: who moves it reports them, its broker and its carrier send the link. */
export const movePolicy = {
  visible: shipmentPolicy.visible,
  list: may.anybody,
  report: shipmentPolicy.move,
  /** Of these, only who reported the last move takes it back. */
  undo: may.all<Load>(may.either<Load>(isStaffOrBroker, isCarrierAdmin), isOnItsWay),
  link: may.all<Load>(may.either<Load>(isStaffOrBroker, isCarrierAdmin), isOnItsWay),
} satisfies may.Policy<Load>;
