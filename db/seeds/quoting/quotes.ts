import { cargo } from './cargo.ts';
import { numbered, type Numbered } from '../tools/numbered.ts';
import { comodityId } from '../directory/comodities.ts';
import { companyId } from '../directory/companies.ts';
import { equipmentId } from '../directory/equipments.ts';
import { quoteId, type QuotePlan } from './quotePlan.ts';
import { money, roundPrice } from './prices.ts';
import { kilometersOver, stopsInRecord } from './stopsBetween.ts';
import { place } from '../data/places/places.ts';
import { authorOf } from '../directory/staff.ts';
import { later } from '../tools/time.ts';
import { userId } from '../directory/users.ts';

/** The rows of the quotes, numbered per company in order of creation, after those that have numbers. */
export function quoteRows(plans: QuotePlan[], before: Numbered[] = []) {
  return numbered(plans.map(quoteRow), before);
}

function quoteRow(plan: QuotePlan) {
  const { story } = plan;
  return {
    id: plan.id,
    companyId: companyId(story.company),
    customerId: plan.part ? null : companyId(story.customer),
    parentId: story.parent ? quoteId(story.parent) : null,
    status: story.status,
    ...loadFields(plan),
    ...partFields(plan),
    wholeId: plan.part?.whole.id ?? null,
    ...byLegsFields(plan),
    ...priceFields(plan),
    ...sharedFields(plan),
    sentAt: plan.sentAt,
    deadlineAt: plan.deadlineAt,
    firstRateAt: plan.firstRateAt,
    closedAt: plan.closedAt,
    closeReason: plan.closedAt ? (story.reason ?? null) : null,
    closeComment: story.closeComment ?? null,
    createdBy: userId(authorOf(story)),
    createdAt: plan.createdAt,
    updatedAt: lastChange(plan),
  };
}

/** The fields of a leg, which says nothing of what the customer says of the whole; none of a whole. */
export function partFields(plan: QuotePlan | null) {
  if (!plan?.part) return {};
  const { leg, position: legPosition, handOver } = plan.part;
  return { leg, legPosition, handOver, distanceKm: null };
}

function byLegsFields({ byLegs }: QuotePlan) {
  if (!byLegs) return {};
  const assigned = byLegs.legs.filter(({ story }) => story.status === 'assigned');
  return { asked: byLegs.asked, assignedLegs: assigned.length };
}

/** The kind of a quote, the conditions of its cargo and its target rate, which its load has too. */
export function conditions(plan: QuotePlan) {
  const { story, lane, comodity, drayage, market, currency, between } = plan;
  const cities = [lane.origin, ...between.map(({ city }) => place(city)), lane.destination];
  return {
    kind: story.kind ?? 'confirmed_load',
    frequency: story.frequency ?? null,
    drayage,
    stackable: comodity === 'TILE' || comodity === 'PACKAGING',
    legalWeight: comodity !== 'MACHINERY',
    spot: !story.frequency,
    distanceKm: kilometersOver(cities).toFixed(1),
    targetRate: story.target ? money(roundPrice(market * story.target, currency)) : null,
  };
}

/** The load of a quote; quotes in status created have no dates yet. */
function loadFields(plan: QuotePlan) {
  const { story, lane } = plan;
  return {
    movement: lane.movement,
    origin: plan.origin,
    destination: plan.destination,
    ...stopsInRecord(plan.between),
    ...(story.status === 'created' ? {} : plan.schedule.dates),
    equipmentId: equipmentId(plan.equipment),
    comodityId: comodityId(plan.comodity),
    ...cargo(plan.part?.whole.story.key ?? story.key, plan.comodity, plan.equipment),
    hazmat: plan.hazmat,
    ...conditions(plan),
    customerReference: story.customerReference ?? null,
    comment: story.comment ?? null,
  };
}

function priceFields({ currency, exchange, purchase, sale }: QuotePlan) {
  return {
    currency,
    exchangeRate: exchange.mxnPerUsd,
    exchangeRateDate: exchange.date,
    purchaseCost: purchase === null ? null : money(purchase),
    saleValue: sale === null ? null : money(sale),
  };
}

/** The price shared with the customer, and the customer's answer. */
function sharedFields({ story, currency, sale, sharedAt, closedAt }: QuotePlan) {
  if (!sharedAt || sale === null) return {};
  const answer = { rejected: 'refused', assigned: 'accepted' }[story.status as string];
  return {
    sharedAt,
    sharedValue: money(sale),
    sharedCurrency: currency,
    sharedUntil: later(sharedAt, 7 * 24 * 60)
      .toISOString()
      .slice(0, 10),
    ...(answer && closedAt && { customerAnswer: answer, customerAnsweredAt: closedAt }),
  };
}

function lastChange(plan: QuotePlan) {
  const { createdAt, pendingAt, sentAt, firstRateAt, sharedAt, closedAt } = plan;
  return closedAt ?? sharedAt ?? firstRateAt ?? sentAt ?? pendingAt ?? createdAt;
}
