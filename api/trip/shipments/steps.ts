import { countBeforeBorder } from '../../quoting/quotes/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';
import { shipmentFlow, type ShipmentStatus, statusesOf } from './transitions.ts';

/** A step of a load, and the stop that it names: the one reached last; null on a load of two stops and before the first. */
export interface Step {
  status: ShipmentStatus;
  stop: number | null;
}

/** A step that a load may take next; `isBack` tells one that needs a reason. */
export interface NextStep extends Step {
  isBack: boolean;
}

/** The stops of a load as far as its steps follow from them. */
type Way = Pick<Schemas['Shipment'], 'movement'> & Partial<Pick<Schemas['Shipment'], 'stops'>>;
/** A load on its way; without stops it has two. */
export type Trip = Way &
  Pick<Schemas['Shipment'], 'status'> & { currentStop?: number | null | undefined };

/** The steps of a load in driving order, each stop's own where it has more than two; never `cancelled`. */
export function stepsOf({ movement, stops = [] }: Way): Step[] {
  const statuses = statusesOf(movement!);
  if (stops.length <= 2) return statuses.map((status) => ({ status, stop: null }));
  const crossing = statuses.includes('at_border') ? countBeforeBorder(stops) : null;
  const last = stops.length;
  return [
    ...statuses.slice(0, statuses.indexOf('at_pickup')).map((status) => ({ status, stop: null })),
    ...stops.flatMap(({ kind }, index) => stepsAt(index + 1, { kind, last, crossing })),
    ...(['delivered', 'closed'] as const).map((status) => ({ status, stop: last })),
  ];
}

/** The steps that a load may take from where it is: the one forward first, then the one back, then `cancelled`. */
export function nextStepsOf(load: Trip): NextStep[] {
  const steps = stepsOf(load);
  const at = indexIn(steps, load);
  if (at < 0) return [];
  const { stop } = steps[at]!;
  const mayEnd = at < steps.findIndex(({ status }) => status === 'delivered');
  return [
    ...steps.slice(at + 1, at + 2).map((step) => ({ ...step, isBack: false })),
    ...steps.slice(Math.max(0, at - 1), at).map((step) => ({ ...step, isBack: true })),
    ...(mayEnd ? [{ status: 'cancelled' as const, stop, isBack: false }] : []),
  ];
}

/** The step that a load has taken last; undefined for a cancelled one. */
export function stepOf(load: Trip): Step | undefined {
  const steps = stepsOf(load);
  return steps[indexIn(steps, load)];
}

/** The first of these steps with the status and, where one is named, the stop. */
export function stepNamed<One extends Step>(
  steps: One[],
  { status, stop }: { status: ShipmentStatus; stop?: number | null | undefined },
): One | undefined {
  return steps.find((one) => one.status === status && (stop ?? one.stop) === one.stop);
}

/** Whether a load could go from this status to that one at several of its stops, so that only a stop tells them apart. */
export function isAtSeveralStops(load: Way, from: ShipmentStatus, to: ShipmentStatus): boolean {
  const steps = stepsOf(load);
  const same = steps.filter(({ status }, at) => status === to && steps[at - 1]?.status === from);
  return same.length > 1;
}

/** The table of statuses of a load, with these ones after its own. */
export function flowTo(
  { movement, status }: Trip,
  to: ShipmentStatus[],
): Transitions<ShipmentStatus> {
  const flow = shipmentFlow(movement!);
  return { ...flow, [status]: { ...flow[status], to } };
}

/** The stop at which a load takes a step; with two stops the pickup until it has left it, then the delivery. */
export function stopAt<Stop extends Pick<Schemas['Stop'], 'kind'>>(
  stops: Stop[],
  { status, stop }: Step,
): Stop | undefined {
  if (stop !== null) return stops[stop - 1];
  if (AT_PICKUP.includes(status)) return stops[0];
  return AT_DELIVERY.includes(status) ? stops.at(-1) : undefined;
}

/**
 * The stop for which a load is bound: the first one after the one reached last, or this while it stands there; with two
 * stops the pickup until it has left it, then the delivery.
 */
export function nextStop<Stop extends Pick<Schemas['Stop'], 'kind'>>(
  load: Pick<Trip, 'status' | 'currentStop'> & { stops: Stop[] },
): Stop | undefined {
  const { status, stops, currentStop } = load;
  const isBefore = UNTIL_LEFT.includes(status);
  if (stops.length <= 2) return isBefore ? stops[0] : stops.at(-1);
  const stands = STANDS.includes(status);
  return stops[Math.min((currentStop ?? 0) + (stands ? 0 : 1), stops.length) - 1] ?? stops[0];
}

/** The statuses of a load that stands at a stop, or does not drive any more. */
const STANDS: ShipmentStatus[] = ['at_pickup', 'at_delivery', 'delivered', 'closed'];
const UNTIL_LEFT: ShipmentStatus[] = ['potential', 'confirmed', 'assigned', 'at_pickup'];

const AT_PICKUP: ShipmentStatus[] = ['at_pickup', 'in_transit'];
const AT_DELIVERY: ShipmentStatus[] = ['at_delivery', 'delivered'];

function stepsAt(
  stop: number,
  { kind, last, crossing }: { kind: Schemas['StopKind']; last: number; crossing: number | null },
): Step[] {
  const arrival = kind === 'pickup' ? ('at_pickup' as const) : ('at_delivery' as const);
  return [
    { status: arrival, stop },
    ...(stop < last ? [{ status: 'in_transit' as const, stop }] : []),
    ...(stop === crossing ? [{ status: 'at_border' as const, stop }] : []),
  ];
}

/** The number of the last stop before the country changes first; null where it does not. */
export function lastBeforeBorder(stops: Pick<Schemas['Stop'], 'place'>[]): number | null {
  const country = (index: number) => stops[index]?.place?.country;
  const at = stops.findIndex((_, index) => index > 0 && country(index) !== country(index - 1));
  return at > 0 ? at : null;
}

/** Where a load is among its steps; one whose stops were changed under way is at the last step of its status that it can have taken. */
function indexIn(steps: Step[], { status, currentStop }: Trip): number {
  const isStatus = (step: Step) => step.status === status;
  const at = steps.findLastIndex(
    (step) => isStatus(step) && (step.stop ?? 0) <= (currentStop ?? 1),
  );
  return at < 0 ? steps.findIndex(isStatus) : at;
}
