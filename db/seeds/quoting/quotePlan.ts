import { placeJson, type PlaceJson } from '../tools/addresses.ts';
import { planInvitation, type InvitationPlan } from './invitationPlan.ts';
import { chooseCarriers, type LoadNeeds } from './carrierChoice.ts';
import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import { comodity } from '../directory/comodities.ts';
import { customers } from '../data/companies.ts';
import { place, type Place } from '../data/places/places.ts';
import type { LegStory, QuoteStory } from '../data/stories/story.ts';
import { rateOn, type ExchangeRateRow } from './exchangeRates.ts';
import { laneBetween } from '../tools/geography.ts';
import { id } from '../tools/ids.ts';
import { customerPlace, type LocationRow } from '../directory/locations.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { marketPrice, type Currency } from './prices.ts';
import { random } from '../tools/random.ts';
import { scheduleHoursAgo, scheduleInDays, type Schedule } from './schedule.ts';
import { later, localDate } from '../tools/time.ts';
import { type StopBetween, stopsBetween } from './stopsBetween.ts';

/** A quote with all computed data that its rows need. */
export interface QuotePlan extends LoadNeeds, Outcome {
  id: string;
  story: QuoteStory;
  comodity: string;
  origin: PlaceJson;
  destination: PlaceJson;
  between: StopBetween[];
  schedule: Schedule;
  exchange: ExchangeRateRow;
  currency: Currency;
  market: number;
  invitations: InvitationPlan[];
  createdAt: Date;
  pendingAt: Date | null;
  sentAt: Date | null;
  /** Of a leg. */
  part?: LegPart;
  /** Of a quote that is asked for by legs: how, and its legs in driving order. */
  byLegs?: { asked: 'legs' | 'both'; legs: QuotePlan[] };
}

/** A leg in its whole. */
export interface LegPart {
  whole: Pick<QuotePlan, 'id' | 'story'>;
  leg: LegStory['leg'];
  position: number;
  handOver: { at: 'yard'; trailer: string; bridgeId: string | null } | null;
}

/** The data from which all quotes are computed. */
export interface DemoContext {
  now: Date;
  carriers: CarrierProfile[];
  locations: LocationRow[];
  exchangeRates: ExchangeRateRow[];
}

const SENT = ['sent', 'rated', 'answered', 'assigned', 'rejected', 'not_available'];
const MINUTES_TO_COMPLETE = 4;
const MINUTES_TO_SEND = 8;

/** Computes the data of a quote from its story. */
export function planQuote(story: QuoteStory, context: DemoContext): QuotePlan {
  const lane = laneBetween(place(story.route[0]), place(story.route[1]));
  const goods = comodity(story.comodity ?? comodityOf(story));
  const createdAt = later(context.now, -story.age);
  const exchange = rateOn(context.exchangeRates, localDate(createdAt, 'America/Mexico_City'));
  const mxnPerUsd = Number(exchange.mxnPerUsd);
  const currency: Currency = lane.movement === 'mexico' ? 'MXN' : 'USD';
  const market = marketPrice(lane, story.equipment, currency, mxnPerUsd);
  const { equipment, drayage = false, transfer = false } = story;
  const needs = { lane, equipment, hazmat: goods.hazmat, drayage, transfer };
  const sentAt = isSent(story) ? later(createdAt, MINUTES_TO_SEND) : null;
  const carriers = chooseCarriers(story, needs, context.carriers);
  const clock = { sentAt, window: story.window ?? 60 };
  const invitations = (story.invitees ?? []).map((carrier, index) => {
    const choose = random(`answer:${story.key}:${index}`);
    return planInvitation(
      carrier,
      carriers[index]!,
      clock,
      { lane, market, currency, mxnPerUsd },
      choose,
    );
  });
  const planned = schedule();
  return {
    ...needs,
    id: quoteId(story.key),
    story,
    comodity: goods.code,
    origin: at(lane.origin),
    destination: at(lane.destination),
    between: stopsBetween(story.via ?? [], { schedule: planned, addressIn: at }),
    schedule: planned,
    exchange,
    currency,
    market,
    invitations,
    createdAt,
    pendingAt: story.status === 'created' ? null : later(createdAt, MINUTES_TO_COMPLETE),
    sentAt,
    ...outcomeOf(story, invitations, { createdAt, now: context.now, currency }),
  };

  function at(city: Place) {
    const customersPlace = customerPlace(context.locations, story.company, story.customer, city);
    return customersPlace ?? placeJson(city, random(`site:${story.key}:${city.city}`));
  }

  function schedule() {
    const { hoursAgo } = story.progress ?? {};
    if (hoursAgo !== undefined) return scheduleHoursAgo(lane, context.now, hoursAgo);
    return scheduleInDays(lane, context.now, story.pickupIn ?? defaultPickup(story), story.key);
  }
}

/** The id of a quote by its story's key. */
export function quoteId(key: string): string {
  return id(`quote:${key}`);
}

function isSent({ status, invitees = [] }: QuoteStory) {
  return SENT.includes(status) || invitees.some((carrier) => carrier.status === 'dismissed');
}

function comodityOf({ customer }: QuoteStory) {
  return customers.find(({ key }) => key === customer)!.comodity;
}

function defaultPickup({ age }: QuoteStory) {
  return 2 - Math.floor(age / (24 * 60));
}
