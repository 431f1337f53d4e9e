import { followLegs } from './legs/followLegs.ts';
import { shipmentNotices } from './noticeRows.ts';
import { shipmentPolicy } from './policy.ts';
import handlers from './routes.ts';
import { shipmentSheet } from './import/sheet.ts';

export { WITH_SHIPMENT } from './seenWith.ts';
export { isReadable } from './ofCarrier.ts';
export { Shipment } from './Shipment.ts';
export { ShipmentStop } from './ShipmentStop.ts';
export { isDrivenItself, isOnItsWay, mayMoveTo, nextSteps, shipmentPolicy } from './policy.ts';
export { followLegsOf } from './legs/followLegs.ts';
export { lockLoad } from './legs/lockLoad.ts';
export { partsWithZones } from './legs/partsWithZones.ts';
export { tellLegs } from './legs/tellLegs.ts';
export { tellOnce } from './legs/tellOnce.ts';
export {
  act as actOnShipment,
  exported as exportShipments,
  find as findShipment,
  list as listShipments,
  type LockedShipment,
} from './service.ts';
export { moveUntold } from './moves/move.ts';
export { IS_LASTING_STEP, IS_STEP_AHEAD } from './moves/stepSql.ts';
export { noticeStop, notifyCustomerMoved, notifyMoved } from './notices.ts';
export {
  isMoving,
  isOver,
  STATUSES as shipmentStatuses,
  shipmentFlow,
  type ShipmentStatus,
} from './transitions.ts';

export { lastBeforeBorder, nextStop, type Step, stepOf, stepsOf } from './steps.ts';
export { bridgeZone, zoneAt } from './zones.ts';
export { type ChangedStops, STOPS_CHANGED } from './changes/change.ts';
export { alignLeg } from './legs/alignLeg.ts';
export { DELAYED } from './incidents/openIncidents.ts';
export { NEIGHBOURS, STAGES } from './legs/legsInView.ts';
export { LOAD_STOPS } from './view.ts';

/** Shipments: loads, from potential to closed. */
export const shipments = {
  name: 'shipments',
  policy: shipmentPolicy,
  partOf: 'wholeId',
  handlers,
  sheet: shipmentSheet,
  notices: shipmentNotices,
  reactions: [followLegs],
};
