import { all, state } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isDrivenItself, isMoving, isOver } from '../shipments/index.ts';

/** The state of a load, on which depends whether its Carta Porte may be filled. */
export type Load = Pick<Schemas['Shipment'], 'status' | 'byLegs'>;

/** The load is neither closed nor canceled. */
export const isOpen = state<Load>(({ status }) => !isOver(status), 'CARTA_PORTE_NOT_OPEN');

/** The load has a carrier and is not finished. */
export const isOnItsWay = all<Load>(
  isDrivenItself,
  state(({ status }) => isMoving(status), 'CARTA_PORTE_NOT_OPEN'),
);
