import * as may from '../../core/auth/policy.ts';
import { isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

/** The permissions for the radar: brokers, carriers and staff see it, each with the carriers whose documents they see. */
export const radarPolicy = {
  visible: () => may.nothing,
  list: isNoShipper,
  ask: isStaffOrBroker,
} satisfies may.Policy<unknown>;
