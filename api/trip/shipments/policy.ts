import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { statusAndNext } from '../../core/records/status/transitions.ts';
import { missingToClose, type Open } from './missingToClose.ts';
import { isMoving, isOver, isUnassigned, type ShipmentStatus } from './transitions.ts';
import { flowTo, isAtSeveralStops, nextStepsOf, stepNamed, type NextStep } from './steps.ts';
import { isCarrierAdmin, isNoCarrier, isStaffOrBroker } from '../../platform/userTypes.ts';

/** The state of a load; its movement decides which steps it takes. */
type Shipment = Pick<Schemas['Shipment'], 'status' | 'movement' | 'carrierId' | 'isPaid'> &
  Partial<Open & Pick<Schemas['Shipment'], 'stops' | 'currentStop' | 'byLegs'>>;

/**
 * A load that is driven by legs: it has no carrier, and is not moved, confirmed, proved or paid itself; each of its legs is, by
 * its own id. Its status follows them. 409 otherwise.
 */
export const isDrivenItself = may.state<Pick<Shipment, 'byLegs'>>(
  ({ byLegs }) => !byLegs,
  'MOVED_BY_LEGS',
);

const isOpen = inState(({ status }) => !isOver(status));
/** The load has a carrier and is not finished; 409 otherwise. */
export const isOnItsWay = may.all<Pick<Shipment, 'status' | 'byLegs'>>(
  isDrivenItself,
  may.state(({ status }) => isMoving(status), 'NOT_ON_ITS_WAY'),
);
/** A customer may change its load until a carrier is assigned; afterwards only the broker may (403, not 409). */
const isUncovered = may.record<Shipment>(({ status }) => isUnassigned(status));
const movable = inState((shipment, actor) => nextStatuses(actor, shipment).length > 0);

/**
 * The permissions for a load. Its customer changes it until a carrier is assigned; a carrier's admin reports its
 * status.
 */
export const shipmentPolicy = {
  visible: visibleTo,
  listed: listedFor,
  list: may.anybody,
  show: may.anybody,
  /** The changes include both sides' prices, so carriers read only the events. */
  changes: isNoCarrier,
  export: may.anybody,
  create: isNoCarrier,
  load: isNoCarrier,
  update: may.either(
    may.all(isStaffOrBroker, isOpen),
    may.all<Shipment>(may.isOfType('shipper'), isUncovered),
  ),
  reportIncident: may.all(may.either<Shipment>(isStaffOrBroker, isCarrierAdmin), isOnItsWay),
  move: may.all<Shipment>(may.either<Shipment>(isNoCarrier, may.isAdmin), isDrivenItself, movable),
} satisfies may.Policy<Shipment>;

/**
 * The rule for moving a load: 403 when this actor may never take the step, 409 when the load is not ready for it or has
 * another status, or is at another stop, than the actor saw.
 */
export function mayMoveTo(move: Move): may.Rule<Shipment> {
  const { status: next } = move;
  return may.all(
    isDrivenItself,
    may.state<Shipment>(
      ({ status, isPaid }, actor) =>
        !isPaid || status !== 'closed' || next !== 'delivered' || !mayReach(actor, status, next),
      'LOAD_PAID',
    ),
    shipmentPolicy.move,
    may.record<Shipment>((shipment, actor) => {
      const isStep = stepNamed(nextStepsOf(shipment), move) !== undefined;
      return shipment.byLegs || !isStep || mayReach(actor, shipment.status, next);
    }),
    may.state<Shipment>(
      (shipment) => next !== 'closed' || shipment.status !== 'delivered' || isComplete(shipment),
      'LOAD_NOT_COMPLETE',
      missingToClose,
    ),
    inState((shipment) => isAsSeen(shipment, move)),
    may.state<Shipment>((shipment) => isNamed(shipment, move), 'STOP_NOT_NAMED'),
    inState((shipment, actor) => stepNamed(nextSteps(actor, shipment), move) !== undefined),
  );
}

/** A move of a load: the step that is meant, and where the actor saw the load. */
type Move = Pick<Schemas['ShipmentMove'], 'status' | 'stop' | 'from' | 'fromStop'>;

function isAsSeen({ status, currentStop = null }: Shipment, { from, fromStop }: Move): boolean {
  return (!from || status === from) && (fromStop === undefined || currentStop === fromStop);
}

/** Whether the stop is clear; who saw a status and names no stop may mean another one: a tap that a phone kept since its page knew no stops. */
function isNamed(shipment: Shipment, { status, stop, from, fromStop }: Move): boolean {
  const isOfStop = stop != null || fromStop != null;
  return isOfStop || !from || !isAtSeveralStops(shipment, from, status);
}

/** The statuses to which this actor may move the load now. */
export function nextStatuses(actor: Actor, shipment: Shipment): ShipmentStatus[] {
  return [...new Set(nextSteps(actor, shipment).map(({ status }) => status))];
}

/** The steps that this actor may take with the load now, the one forward first. */
export function nextSteps(actor: Actor, shipment: Shipment): NextStep[] {
  const { status, carrierId, isPaid, byLegs, ...open } = shipment;
  if (byLegs) return [];
  return nextStepsOf(shipment).filter(
    ({ status: next }) =>
      mayReach(actor, status, next) &&
      (next !== 'assigned' || carrierId) &&
      (next !== 'closed' || isComplete(open)) &&
      (status !== 'closed' || !isPaid),
  );
}

/** Whether a delivered load has everything that it needs to be closed. */
function isComplete({ openIncidents, owedEvidence, pendingAccessorials }: Partial<Open>): boolean {
  return !openIncidents && !owedEvidence?.length && !pendingAccessorials;
}

/** Whether this actor may ever make this move, regardless of what the load still lacks. */
function mayReach(actor: Actor, from: ShipmentStatus, to: ShipmentStatus): boolean {
  if (actor.access === 'read_only') return false;
  if (actor.type === 'shipper')
    return isUnassigned(from) && (isUnassigned(to) || to === 'cancelled');
  if (actor.type === 'carrier')
    return actor.role !== 'member' && ROAD.includes(from) && ROAD.includes(to);
  return true;
}

/** The statuses that a carrier reports. */
const ROAD: readonly ShipmentStatus[] = [
  'assigned',
  'at_pickup',
  'in_transit',
  'at_border',
  'at_delivery',
  'delivered',
];

/** The loads of lists, exports and counts: those that are seen, without legs, which stand at their whole; a carrier's legs are its loads. */
function listedFor(actor: Actor): may.Scope {
  const scope = visibleTo(actor);
  if (actor.type === 'carrier') return scope;
  return scope.map((pattern) => ({ ...pattern, wholeId: null }));
}

/** Staff see all loads, a broker its company's, a customer its own, a carrier those assigned to it, a driver with a link its load. */
function visibleTo(actor: Actor): may.Scope {
  const { type, companyId, carrierId } = actor;
  if (actor.link?.kind === 'moves') return [{ carrierId, id: actor.link.subjectId, status: ROAD }];
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return [{ customerId: companyId }];
  return [{ carrierId, status: [...ROAD, 'closed', 'cancelled'] }];
}

/**
 * The rule that the load passes the test; otherwise a 409 that names its status and the statuses to which this actor
 * may move it.
 */
function inState(test: (shipment: Shipment, actor: Actor) => boolean): may.Rule<Shipment> {
  return may.state(test, 'NOT_ACCEPTABLE_STATE', (shipment, actor) => {
    const next = nextStatuses(actor, shipment);
    return statusAndNext(flowTo(shipment, next), shipment.status);
  });
}
