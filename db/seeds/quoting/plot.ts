import { placeJson, type PlaceJson } from '../tools/addresses.ts';
import { answer, type Answer } from './answers.ts';
import { cast, type Demand } from './casting.ts';
import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import { comodity } from '../directory/comodities.ts';
import { customers } from '../data/companies.ts';
import { place, type Place } from '../data/places/places.ts';
import type { Story } from '../data/stories/story.ts';
import { rateOn, type ExchangeRateRow } from './exchangeRates.ts';
import { laneBetween } from '../tools/geography.ts';
import { id } from '../tools/ids.ts';
import { customerPlace, type LocationRow } from '../directory/locations.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { marketPrice, type Currency } from './prices.ts';
import { random } from '../tools/random.ts';
import { scheduleHoursAgo, scheduleInDays, type Schedule } from './schedule.ts';
import { later, localDate } from '../tools/time.ts';

/** A story with everything worked out that its rows need: where, when, who, how much. */
export interface Plot extends Demand, Outcome {
  id: string;
  story: Story;
  comodity: string;
  origin: PlaceJson;
  destination: PlaceJson;
  schedule: Schedule;
  exchange: ExchangeRateRow;
  currency: Currency;
  market: number;
  answers: Answer[];
  createdAt: Date;
  pendingAt: Date | null;
  sentAt: Date | null;
}

/** What the stories draw upon. */
export interface Stage {
  now: Date;
  carriers: CarrierProfile[];
  locations: LocationRow[];
  exchangeRates: ExchangeRateRow[];
}

const SENT = ['sent', 'rated', 'answered', 'assigned', 'rejected', 'not_available'];
const MINUTES_TO_COMPLETE = 4;
const MINUTES_TO_SEND = 8;

/** Works a story out. */
export function plot(story: Story, stage: Stage): Plot {
  const lane = laneBetween(place(story.route[0]), place(story.route[1]));
  const goods = comodity(story.comodity ?? comodityOf(story));
  const createdAt = later(stage.now, -story.age);
  const exchange = rateOn(stage.exchangeRates, localDate(createdAt, 'America/Mexico_City'));
  const mxnPerUsd = Number(exchange.mxnPerUsd);
  const currency: Currency = lane.movement === 'mexico' ? 'MXN' : 'USD';
  const market = marketPrice(lane, story.equipment, currency, mxnPerUsd);
  const { equipment, drayage = false } = story;
  const demand = { lane, equipment, hazmat: goods.hazmat, drayage };
  const sentAt = isSent(story) ? later(createdAt, MINUTES_TO_SEND) : null;
  const players = cast(story, demand, stage.carriers);
  const clock = { sentAt, window: story.window ?? 60 };
  const answers = (story.guests ?? []).map((guest, index) => {
    const choose = random(`answer:${story.key}:${index}`);
    return answer(guest, players[index]!, clock, { lane, market, currency, mxnPerUsd }, choose);
  });
  return {
    ...demand,
    id: quoteId(story.key),
    story,
    comodity: goods.code,
    origin: at(lane.origin),
    destination: at(lane.destination),
    schedule: schedule(),
    exchange,
    currency,
    market,
    answers,
    createdAt,
    pendingAt: story.status === 'created' ? null : later(createdAt, MINUTES_TO_COMPLETE),
    sentAt,
    ...outcomeOf(story, answers, { createdAt, now: stage.now, currency }),
  };

  function at(city: Place) {
    const known = customerPlace(stage.locations, story.company, story.customer, city);
    return known ?? placeJson(city, random(`site:${story.key}:${city.city}`));
  }

  function schedule() {
    const { hoursAgo } = story.travel ?? {};
    if (hoursAgo !== undefined) return scheduleHoursAgo(lane, stage.now, hoursAgo);
    return scheduleInDays(lane, stage.now, story.pickupIn ?? defaultPickup(story), story.key);
  }
}

/** The id of a quote by its story's key. */
export function quoteId(key: string): string {
  return id(`quote:${key}`);
}

function isSent({ status, guests = [] }: Story) {
  return SENT.includes(status) || guests.some((guest) => guest.status === 'dismissed');
}

function comodityOf({ customer }: Story) {
  return customers.find(({ key }) => key === customer)!.comodity;
}

function defaultPickup({ age }: Story) {
  return 2 - Math.floor(age / (24 * 60));
}
