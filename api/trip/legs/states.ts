import { all, state } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isDrivenItself, isMoving } from '../shipments/index.ts';

/** A load whose legs somebody may fill. */
export type Load = Pick<Schemas['Shipment'], 'status' | 'byLegs'>;

/** The load has a carrier and is not finished. */
export const isOpenTrip = all<Load>(
  isDrivenItself,
  state(({ status }) => isMoving(status), 'NO_OPEN_TRIP'),
);
