import type { LegStory, QuoteStory, StoryByLegs } from '../data/stories/story.ts';
import { bridgeId } from '../directory/bridges.ts';
import { yardPlace } from '../directory/locations.ts';
import { later } from '../tools/time.ts';
import { convert, roundPrice } from './prices.ts';
import { type DemoContext, type LegPart, planQuote, type QuotePlan } from './quotePlan.ts';
import { type Schedule, windowAt } from './schedule.ts';

const MARGIN = 1.14;

/** Computes a quote by legs: the whole, then its legs in driving order. */
export function planByLegs(story: StoryByLegs, context: DemoContext): QuotePlan[] {
  const plan = planQuote(story, context);
  const { after } = story.legs.at(-1)!;
  const whole = { ...plan, schedule: scheduleOf(plan, plan.schedule.pickupAt, [0, after]) };
  const legs = story.legs.map((_, index) => planLeg(whole, story, index, context));
  return [followed(whole, story, legs), ...legs];
}

function planLeg(whole: QuotePlan, story: StoryByLegs, index: number, context: DemoContext) {
  const [before, own] = [story.legs[index - 1], story.legs[index]!];
  const plan = planQuote(legQuote(whole, story, index), context);
  const yard = (city: string) => yardPlace(context.locations, story.company, city);
  const hours: [number, number] = [before?.after ?? 0, own.after];
  return {
    ...plan,
    origin: before ? yard(before.to!) : whole.origin,
    destination: own.to ? yard(own.to) : whole.destination,
    schedule: scheduleOf(plan, whole.schedule.pickupAt, hours),
    sale: null,
    part: partOf(whole, own, index),
  };
}

/** A leg as a quote of its own: what it does not say itself it has of the whole. */
function legQuote({ comodity }: QuotePlan, whole: StoryByLegs, index: number): QuoteStory {
  const { target: _, customerReference: __, progress: ___, asked: ____, legs, ...shared } = whole;
  const { leg, to, status, invitees, progress } = legs[index]!;
  return {
    ...shared,
    key: `${whole.key}:${leg}`,
    route: [legs[index - 1]?.to ?? whole.route[0], to ?? whole.route[1]],
    comodity,
    transfer: leg === 'transfer',
    status,
    invitees,
    ...(progress && { progress }),
  };
}

function partOf(whole: QuotePlan, { leg, to, bridge }: LegStory, index: number): LegPart {
  const at = { at: 'yard', trailer: 'stays', bridgeId: bridge ? bridgeId(bridge) : null } as const;
  return { whole, leg, position: index + 1, handOver: to ? at : null };
}

/** The way between two windows, which open these hours after the pickup of the whole. */
function scheduleOf(
  { lane }: QuotePlan,
  wholePickupAt: Date,
  hours: [from: number, to: number],
): Schedule {
  const [pickupAt, deliveryAt] = hours.map((each) => later(wholePickupAt, each * 60)) as [
    Date,
    Date,
  ];
  const pickup = windowAt(pickupAt, lane.origin);
  const delivery = windowAt(deliveryAt, lane.destination);
  const dates = {
    pickupDate: pickup.date,
    pickupFrom: pickup.from,
    pickupTo: pickup.to,
    deliveryDate: delivery.date,
    deliveryFrom: delivery.from,
    deliveryTo: delivery.to,
  };
  return { dates, pickupAt, deliveryAt };
}

/** The whole with what follows from its legs: its times, and once all have a carrier, its cost and price. */
function followed(whole: QuotePlan, { asked }: StoryByLegs, legs: QuotePlan[]): QuotePlan {
  const assigned = legs.filter(({ story }) => story.status === 'assigned');
  const purchase = assigned.length === legs.length ? costOf(whole, legs) : null;
  const times = (name: 'deadlineAt' | 'firstRateAt') =>
    [whole, ...legs].flatMap((plan) => (plan[name] ? Number(plan[name]) : []));
  return {
    ...whole,
    deadlineAt: whole.deadlineAt ?? new Date(Math.max(...times('deadlineAt'))),
    firstRateAt: new Date(Math.min(...times('firstRateAt'))),
    purchase,
    sale: purchase && roundPrice(purchase * MARGIN, whole.currency),
    byLegs: { asked, legs },
  };
}

/** The costs of the legs, each converted once at the rate of the whole, and then added. */
function costOf({ currency, exchange }: QuotePlan, legs: QuotePlan[]): number {
  const costs = legs.map((leg) =>
    convert(leg.purchase!, leg.currency, currency, Number(exchange.mxnPerUsd)),
  );
  return Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 100) / 100;
}
