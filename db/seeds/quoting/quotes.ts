import { cargo } from './cargo.ts';
import { numbered } from '../tools/numbered.ts';
import { comodityId } from '../directory/comodities.ts';
import { companyId } from '../directory/companies.ts';
import { equipmentId } from '../directory/equipments.ts';
import { quoteId, type QuotePlan } from './quotePlan.ts';
import { money, roundPrice } from './prices.ts';
import { kilometersOver, stopsText } from './stopsBetween.ts';
import { place } from '../data/places/places.ts';
import { authorOf } from '../directory/staff.ts';
import { later } from '../tools/time.ts';
import { userId } from '../directory/users.ts';

/** The rows of the quotes, numbered per company in order of creation. */
export function quoteRows(plans: QuotePlan[]) {
  return numbered(plans.map(quoteRow));
}

function quoteRow(plan: QuotePlan) {
  const { story } = plan;
  return {
    id: plan.id,
    companyId: companyId(story.company),
    customerId: companyId(story.customer),
    parentId: story.parent ? quoteId(story.parent) : null,
    status: story.status,
    ...loadFields(plan),
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
    stopsText: stopsText(plan.between),
    ...(story.status === 'created' ? {} : plan.schedule.dates),
    equipmentId: equipmentId(plan.equipment),
    comodityId: comodityId(plan.comodity),
    ...cargo(story.key, plan.comodity, plan.equipment),
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
