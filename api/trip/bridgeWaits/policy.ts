import * as may from '../../core/auth/policy.ts';
import { isNoShipper } from '../../platform/userTypes.ts';

/** The permissions for waiting times: brokers, carriers and staff share them, and report what they see. */
export const bridgeWaitPolicy = {
  visible: (actor) => (isNoShipper(actor) ? may.everything : may.nothing),
  list: isNoShipper,
  report: isNoShipper,
} satisfies may.Policy<unknown>;
