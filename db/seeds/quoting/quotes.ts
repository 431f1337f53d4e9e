import { cargo } from './cargo.ts';
import { numbered } from '../tools/numbered.ts';
import { comodityId } from '../directory/comodities.ts';
import { companyId } from '../directory/companies.ts';
import { equipmentId } from '../directory/equipments.ts';
import { distanceKm } from '../tools/geography.ts';
import { quoteId, type Plot } from './plot.ts';
import { money, rounded } from './prices.ts';
import { authorOf } from '../directory/staff.ts';
import { later } from '../tools/time.ts';
import { userId } from '../directory/users.ts';

/** The quotes' rows, numbered per company in order of creation. */
export function quoteRows(plots: Plot[]) {
  return numbered(plots.map(quoteRow));
}

function quoteRow(plot: Plot) {
  const { story } = plot;
  return {
    id: plot.id,
    companyId: companyId(story.company),
    customerId: companyId(story.customer),
    parentId: story.parent ? quoteId(story.parent) : null,
    kind: story.kind ?? 'confirmed_load',
    frequency: story.frequency ?? null,
    status: story.status,
    ...loadFields(plot),
    ...priceFields(plot),
    ...sharedFields(plot),
    sentAt: plot.sentAt,
    deadlineAt: plot.deadlineAt,
    firstRateAt: plot.firstRateAt,
    closedAt: plot.closedAt,
    closeReason: plot.closedAt ? (story.reason ?? null) : null,
    closeComment: story.closeComment ?? null,
    createdBy: userId(authorOf(story)),
    createdAt: plot.createdAt,
    updatedAt: lastChange(plot),
  };
}

/** A quote still being written lacks its dates. */
function loadFields(plot: Plot) {
  const { story, lane } = plot;
  return {
    movement: lane.movement,
    origin: plot.origin,
    destination: plot.destination,
    ...(story.status === 'created' ? {} : plot.schedule.dates),
    equipmentId: equipmentId(plot.equipment),
    comodityId: comodityId(plot.comodity),
    ...cargo(story.key, plot.comodity, plot.equipment),
    hazmat: plot.hazmat,
    drayage: plot.drayage,
    stackable: plot.comodity === 'TILE' || plot.comodity === 'PACKAGING',
    legalWeight: plot.comodity !== 'MACHINERY',
    spot: !story.frequency,
    distanceKm: distanceKm(lane).toFixed(1),
    customerReference: story.customerReference ?? null,
    comment: story.comment ?? null,
  };
}

function priceFields({ story, currency, exchange, market, purchase, sale }: Plot) {
  return {
    currency,
    exchangeRate: exchange.mxnPerUsd,
    exchangeRateDate: exchange.date,
    targetRate: story.target ? money(rounded(market * story.target, currency)) : null,
    purchaseCost: purchase === null ? null : money(purchase),
    saleValue: sale === null ? null : money(sale),
  };
}

/** What the customer was offered, and what it said. */
function sharedFields({ story, currency, sale, sharedAt, closedAt }: Plot) {
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

function lastChange(plot: Plot) {
  const { createdAt, pendingAt, sentAt, firstRateAt, sharedAt, closedAt } = plot;
  return closedAt ?? sharedAt ?? firstRateAt ?? sentAt ?? pendingAt ?? createdAt;
}
