import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { legPolicy } from '../legs/index.ts';
import { shipmentPolicy } from '../shipments/index.ts';

/** The permissions for the border crossing of a load: who fills its legs fills it, and all who see the load see it. */
export const crossingPolicy = {
  visible: shipmentPolicy.visible,
  list: may.anybody,
  show: may.anybody,
  update: legPolicy.update,
} satisfies may.Policy<Pick<Schemas['Shipment'], 'status' | 'byLegs'>>;
