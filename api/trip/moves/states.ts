import { state } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isMoving } from '../shipments/index.ts';

export type Load = Pick<Schemas['Shipment'], 'status' | 'movement' | 'carrierId'>;

/** The load has a carrier and is not finished. */
export const hasCarrier = state<Load>(({ status }) => isMoving(status), 'NOT_ON_ITS_WAY');
