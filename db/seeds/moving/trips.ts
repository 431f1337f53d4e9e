import { placeJson, type PlaceJson } from '../tools/addresses.ts';
import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import { comodity } from '../directory/comodities.ts';
import { customers } from '../data/companies.ts';
import { place } from '../data/places/places.ts';
import type { LoadStory, ShipmentStatus, LoadProgress } from '../data/stories/story.ts';
import { laneBetween, type Lane } from '../tools/geography.ts';
import { customerPlace } from '../directory/locations.ts';
import type { QuotePlan, DemoContext } from '../quoting/quotePlan.ts';
import { scheduleInDays, type Schedule } from '../quoting/schedule.ts';
import type { StopBetween } from '../quoting/stopsBetween.ts';
import { later } from '../tools/time.ts';

/** A load with all computed data, and its changes of status; the first is its creation. */
export interface Trip {
  story: Pick<LoadStory, 'key' | 'company' | 'customer' | 'equipment' | 'comment'>;
  plan: QuotePlan | null;
  carrier: CarrierProfile | null;
  lane: Lane;
  origin: PlaceJson;
  destination: PlaceJson;
  between: StopBetween[];
  schedule: Schedule;
  comodity: string;
  hazmat: boolean;
  progress: LoadProgress;
  steps: TripStep[];
}

/** A change of status, with the stop that it names where the load has more than two. */
interface TripStep {
  status: ShipmentStatus;
  stop?: number;
  at: Date;
  /** The carrier of the leg that moved, of a load by legs. */
  mover?: CarrierProfile | null;
}

const ON_THE_ROAD: ShipmentStatus[] = ['at_pickup', 'in_transit', 'at_border', 'at_delivery'];
const LAST: ShipmentStatus[] = ['delivered', 'closed'];
const DOMESTIC = [...ON_THE_ROAD.filter((status) => status !== 'at_border'), ...LAST];
const CROSS_BORDER = [...ON_THE_ROAD, ...LAST];
const KM_PER_HOUR = 65;
const STEP_APART = 25;

/** The load of an assigned quote. */
export function tripOfQuote(plan: QuotePlan, now: Date): Trip {
  const { story, lane, origin, destination, between, schedule, hazmat } = plan;
  const progress = story.progress ?? { status: 'assigned' as const };
  return {
    story,
    plan,
    carrier: winnerOf(plan),
    lane,
    origin,
    destination,
    between,
    schedule,
    comodity: plan.comodity,
    hazmat,
    progress,
    steps: [{ status: 'assigned', at: plan.closedAt! }, ...stepsOf(plan, progress, now)],
  };
}

/** A load without a quote. */
export function tripWithoutQuote(load: LoadStory, { now, locations }: DemoContext): Trip {
  const [from, to] = load.route.map(place) as [ReturnType<typeof place>, ReturnType<typeof place>];
  const at = (city: typeof from) =>
    customerPlace(locations, load.company, load.customer, city) ?? placeJson(city);
  const goods = customers.find(({ key }) => key === load.customer)!.comodity;
  const lane = laneBetween(from, to);
  const createdAt = later(now, -load.age);
  const further =
    load.status === 'potential' ? [] : [{ status: load.status, at: later(createdAt, 90) }];
  return {
    story: load,
    plan: null,
    carrier: null,
    lane,
    origin: at(from),
    destination: at(to),
    between: [],
    schedule: scheduleInDays(lane, now, load.pickupIn, load.key),
    comodity: goods,
    hazmat: comodity(goods).hazmat,
    progress: { status: load.status, cancelReason: load.cancelReason },
    steps: [{ status: 'potential', at: createdAt }, ...further],
  };
}

/** The changes of status since the assignment; planned times in the future are moved to shortly before now. */
function stepsOf(plan: QuotePlan, { status, stop, times }: LoadProgress, now: Date): Trip['steps'] {
  const { lane, schedule, closedAt, between } = plan;
  if (status === 'assigned') return [];
  if (times) return stepsAt(times, plan, now);
  if (stop) return stepsToStop(between, schedule, { stop, now });
  if (status === 'cancelled') return [{ status, at: later(closedAt!, 300) }];
  const chain = lane.crossing ? CROSS_BORDER : DOMESTIC;
  const taken = chain.slice(0, chain.indexOf(status) + 1);
  const planned = timesOf(lane, schedule);
  return taken.map((step, index) => {
    const latest = later(now, -STEP_APART * (taken.length - index));
    return { status: step, at: new Date(Math.min(Number(planned[step]), Number(latest))) };
  });
}

/** The steps of a load at times of its own; those of a load by legs are moved by its legs. */
function stepsAt(
  times: NonNullable<LoadProgress['times']>,
  { byLegs }: QuotePlan,
  now: Date,
): Trip['steps'] {
  return times.map(([status, ago]) => {
    const leg = byLegs?.legs.find(({ story }) =>
      story.progress?.times?.some(([step, at]) => step === status && at === ago),
    );
    return { status, at: later(now, -ago), ...(leg && { mover: winnerOf(leg) }) };
  });
}

/** The carrier of an assigned quote; null of one that legs have. */
function winnerOf({ invitations }: QuotePlan): CarrierProfile | null {
  return invitations.find(({ status }) => status === 'assigned')?.carrier ?? null;
}

/** The steps of a load of more than two stops that has left the one with this number. */
function stepsToStop(
  between: StopBetween[],
  { pickupAt }: Schedule,
  { stop: last, now }: { stop: number; now: Date },
): Trip['steps'] {
  const kinds = ['pickup', ...between.map(({ kind }) => kind)].slice(0, last);
  const steps = kinds.flatMap((kind, index) => [
    { status: `at_${kind}` as ShipmentStatus, stop: index + 1, after: index * 120 + 15 },
    { status: 'in_transit' as const, stop: index + 1, after: index * 120 + 75 },
  ]);
  return steps.map(({ after, ...step }, index) => {
    const latest = later(now, -STEP_APART * (steps.length - index));
    return { ...step, at: new Date(Math.min(+later(pickupAt, after), +latest)) };
  });
}

function timesOf(
  lane: Lane,
  { pickupAt, deliveryAt }: Schedule,
): Partial<Record<ShipmentStatus, Date>> {
  const northbound = lane.origin.country === 'MX';
  const toBorder = ((northbound ? lane.mexicoKm : lane.usKm) / KM_PER_HOUR) * 60;
  return {
    at_pickup: later(pickupAt, 15),
    in_transit: later(pickupAt, 110),
    at_border: later(pickupAt, 110 + toBorder),
    at_delivery: later(deliveryAt, 10),
    delivered: later(deliveryAt, 130),
    closed: later(deliveryAt, 2 * 24 * 60),
  };
}
