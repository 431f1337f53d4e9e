import { shipmentPolicy } from './policy.ts';
import handlers from './routes.ts';
import { shipmentSheet } from './sheet.ts';

export { Shipment } from './Shipment.ts';
export { shipmentPolicy } from './policy.ts';
export { act as actOnShipment, find as findShipment, type LockedShipment } from './service.ts';
export { tellMoved } from './tell.ts';
export { isMoving, shipmentFlow, type ShipmentStatus } from './transitions.ts';
export { shipmentWords } from './words.ts';

/** Loads that move, or may. */
export const shipments = {
  name: 'shipments',
  policy: shipmentPolicy,
  handlers,
  sheet: shipmentSheet,
};
