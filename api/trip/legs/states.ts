import { state } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isMoving } from '../shipments/index.ts';

/** A load whose legs somebody may fill. */
export type Load = Pick<Schemas['Shipment'], 'status'>;

/** The load has a carrier and is not finished. */
export const isOpenTrip = state<Load>(({ status }) => isMoving(status), 'NO_OPEN_TRIP');
