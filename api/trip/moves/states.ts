import type { Schemas } from '../../core/contract/types.ts';

export { isOnItsWay } from '../shipments/index.ts';

/** A load whose driver reports its moves. */
export type Load = Pick<Schemas['Shipment'], 'status' | 'movement' | 'carrierId' | 'byLegs'>;
