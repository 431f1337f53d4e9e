import { state } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';

export { isOnItsWay } from '../shipments/index.ts';

/** The status of a load, and of one accessorial of it. */
export interface AccessorialState {
  /** Of the load. */
  status: Schemas['ShipmentStatus'];
  byLegs?: Schemas['Shipment']['byLegs'];
  accessorialStatus?: Schemas['AccessorialStatus'];
  /** Whether a file proves it, or the times of the load. */
  isProved?: boolean;
}

/** Nobody has decided it. */
export const isPending = state<AccessorialState>(
  ({ accessorialStatus = 'pending' }) => accessorialStatus === 'pending',
  'ACCESSORIAL_DECIDED',
);

/** A file proves it, or the times of the load. */
export const isProved = state<AccessorialState>(
  ({ isProved: proved }) => proved !== false,
  'ACCESSORIAL_UNPROVED',
);
