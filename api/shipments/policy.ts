import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';
import {
  isMoving,
  isOver,
  isUnassigned,
  shipmentFlow,
  type ShipmentStatus,
} from './transitions.ts';

type Shipment = Schemas['Shipment'];
type Movable = Pick<Shipment, 'status' | 'movement' | 'carrierId'>;

const isNoCarrier: may.Rule<unknown> = (actor) => !may.isCarrier(actor);
const isOpen = may.record<Shipment>(({ status }) => !isOver(status));
const isUncovered = may.record<Shipment>(({ status }) => isUnassigned(status));
const isOnItsWay = may.record<Shipment>(({ status }) => isMoving(status));
const runs = may.either<Shipment>(may.isInternal, may.isBroker);

/** Who may do what with a load. Its customer changes it until a carrier has it; a carrier's admin reports its status. */
export const shipmentPolicy = {
  visible: visibleTo,
  list: may.anybody,
  show: may.anybody,
  /** What both sides changed, prices included: a carrier follows the events. */
  history: isNoCarrier,
  export: may.anybody,
  create: isNoCarrier,
  load: isNoCarrier,
  update: may.either(may.all(runs, isOpen), may.all<Shipment>(may.isShipper, isUncovered)),
  reportIncident: may.all(
    may.either<Shipment>(runs, may.all(may.isCarrier, may.isAdmin)),
    isOnItsWay,
  ),
  move: may.all<Shipment>(
    may.either<Shipment>(isNoCarrier, may.isAdmin),
    (actor, shipment) => !shipment || nextStatuses(actor, shipment).length > 0,
  ),
} satisfies may.Policy<Shipment>;

/** Where this actor may move the load now. */
export function nextStatuses(actor: Actor, { status, movement, carrierId }: Movable) {
  const { to } = shipmentFlow(movement!)[status];
  return to.filter((next) => mayReach(actor, status, next) && (next !== 'assigned' || carrierId));
}

/** Whether such a move is this actor's to make at all, whatever the load still lacks. */
export function mayReach(actor: Actor, from: ShipmentStatus, to: ShipmentStatus): boolean {
  if (actor.access === 'read_only') return false;
  if (actor.type === 'shipper')
    return isUnassigned(from) && (isUnassigned(to) || to === 'cancelled');
  if (actor.type === 'carrier')
    return actor.role !== 'member' && ROAD.includes(from) && ROAD.includes(to);
  return true;
}

/** What a carrier drives through. */
const ROAD: readonly ShipmentStatus[] = [
  'assigned',
  'at_pickup',
  'in_transit',
  'at_border',
  'at_delivery',
  'delivered',
];

/** Staff see all, a broker its company's, a customer those moved for it, a carrier those assigned to it. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return [{ customerId: companyId }];
  return [{ carrierId, status: [...ROAD, 'closed', 'cancelled'] }];
}
