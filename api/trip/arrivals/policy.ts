import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';

/** The permissions for the expected arrival of a load: who sees the load sees it. */
export const arrivalPolicy = {
  visible: shipmentPolicy.visible,
  list: may.anybody,
  show: may.anybody,
} satisfies may.Policy<unknown>;
