import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, type View, view, viewOf } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { laneStops, loadStops, publicSight } from './load/stopsInView.ts';
import { LEGS } from './legs/legsInView.ts';
import { bestRate, marginFields, percentAbove } from './price/amounts.ts';
import { Quote } from './Quote.ts';

/** The load (cargo, lane and dates), for everybody who may see the quote. */
export const loadFields = {
  ...columns('movement', 'origin', 'destination', 'equipmentId', 'comodityId', 'hazmat'),
  ...columns('pickupDate', 'pickupFrom', 'pickupTo', 'deliveryDate', 'deliveryFrom', 'deliveryTo'),
  ...columns('weightUnit', 'units', 'customerReference', 'comment', 'currency'),
  ...decimals('weight', 'distanceKm'),
  stops: loadStops('quote'),
  equipmentNameEs: '(select name_es from equipments where id = quotes.equipment_id)',
  equipmentNameEn: '(select name_en from equipments where id = quotes.equipment_id)',
  comodityNameEs: '(select name_es from comodities where id = quotes.comodity_id)',
  comodityNameEn: '(select name_en from comodities where id = quotes.comodity_id)',
};

/** The fields of the cargo in the record of a quote or of a load, besides `loadFields`. */
export function cargoFields(table: 'quotes' | 'shipments') {
  return {
    ...columns('packaging', 'stackable', 'legalWeight', 'drayage', 'spot', 'dimensionUnit'),
    ...decimals('length', 'width', 'height', 'distanceKm'),
    packagingNameEs: packagingName('name_es', table),
    packagingNameEn: packagingName('name_en', table),
  };
}

/** The kind of a quote or a load, which carriers do not see. */
export const kindFields = columns('kind', 'frequency', 'routeId');

const common = {
  ...recordColumns,
  ...loadFields,
  ...cargoFields('quotes'),
  ...kindFields,
  ...columns('reference', 'number', 'status'),
  ...columns('companyId', 'customerId', 'parentId', 'exchangeRateDate'),
  ...columns('sentAt', 'startsAt', 'deadlineAt', 'firstRateAt'),
  ...columns('closedAt', 'closeReason', 'closeComment'),
  ...decimals('exchangeRate'),
  minutesToFirstRate: `round(extract(epoch from quotes.first_rate_at
    - least(quotes.first_rate_at, coalesce(quotes.starts_at, quotes.sent_at))) / 60)::int`,
  customerName: '(select name from companies where id = quotes.customer_id)',
  routeReference: `(select routes.reference from quote_routes routes
    where ${sameCompany('routes', 'quotes')} and routes.id = quotes.route_id)`,
  shipmentId: `(select shipments.id from quote_shipments shipments
    where ${sameCompany('shipments', 'quotes')} and shipments.quote_id = quotes.id
      and (quotes.status = 'assigned' or shipments.status <> 'cancelled')
    order by shipments.status = 'cancelled', shipments.number desc limit 1)`,
  parentReference: `(select parent.reference from quotes parent
    where ${sameCompany('parent', 'quotes')} and parent.id = quotes.parent_id)`,
  childId: child('id'),
  childReference: child('reference'),
  ...columns('customerAnswer', 'customerAnsweredAt', 'customerComment'),
};

const ANSWERS = `from quote_answers answers
  where ${sameCompany('answers', 'quotes')} and answers.quote_id = quotes.id`;

/** A quote as its broker and Andén see it. */
const quoteView = view<Schemas['Quote']>(Quote, {
  ...common,
  ...decimals('targetRate', 'purchaseCost', 'saleValue', 'sharedValue'),
  ...columns('sharedAt', 'sharedCurrency', 'sharedUntil', 'sharedComment'),
  hasMessage: '(quotes.message is not null)',
  ...columns('asked', 'assignedLegs', 'wholeId', 'leg', 'handOver', 'ctpat'),
  wholeReference: `(select whole.reference from quotes whole
    where ${sameCompany('whole', 'quotes')} and whole.id = quotes.whole_id)`,
  wholeStatus: `(select whole.status from quotes whole
    where ${sameCompany('whole', 'quotes')} and whole.id = quotes.whole_id)`,
  legs: LEGS,
  invitedCount: `(select count(*) ${ANSWERS} and answers.status <> 'pending')`,
  ratedCount: `(select count(*) ${ANSWERS} and answers.is_valid)`,
  bestRate: `${bestRate}::text`,
  bestRatePercentAboveTarget: `${percentAbove(bestRate, 'quotes.target_rate')}::text`,
  ...marginFields,
  absence: `(select json_build_object('name', people.name, 'until', absences.away_until, 'coveredBy', covering.name)
    from absences join people on people.id = absences.user_id
      left join people covering on covering.id = absences.colleague_id
    where absences.user_id = quotes.created_by and people.employer_id = quotes.company_id)`,
});

/** A quote as its customer sees it: no purchase side, no carriers; the price once it is shared. */
const customerQuoteView = view<Schemas['Quote']>(Quote, {
  ...common,
  saleValue: onceShared('@::text'),
  sharedValue: onceShared('@::text'),
  sharedAt: onceShared('@'),
  sharedCurrency: onceShared('@'),
  sharedUntil: onceShared('@'),
  sharedComment: onceShared('@'),
});

/** The quote as an answer by link returns it: no other quote, route, load or company. */
const linkedQuoteView = view<Schemas['Quote']>(Quote, {
  ...recordColumns,
  ...columns('reference', 'number', 'status', 'kind', 'movement', 'currency', 'companyId'),
  ...columns('origin', 'destination', 'customerAnswer', 'customerAnsweredAt', 'customerComment'),
  stops: laneStops('quote', { ...publicSight, place: 'stop.place' }),
});

/** The view of a quote that this actor may have. */
export function quoteViewFor(actor: Actor) {
  if (actor.link) return linkedQuoteView;
  return actor.type === 'shipper' ? customerQuoteView : quoteView;
}

/**
 * The view of a quote that this actor may have, with the number of awarded legs, which decides what a customer may do although
 * it is not shown to it.
 */
export function judgedViewFor(actor: Actor) {
  return JUDGED.get(quoteViewFor(actor))!;
}

const JUDGED = new Map(
  [quoteView, customerQuoteView, linkedQuoteView].map((one) => [one, withAssignedLegs(one)]),
);

function withAssignedLegs({ model, fields }: View<Schemas['Quote']>): View<Schemas['Quote']> {
  return viewOf(model, { ...fields, assignedLegs: 'quotes.assigned_legs' });
}

/** SQL: the value once the price is shared; null before, and while a new price is being prepared. */
function onceShared(sql: string) {
  return `case when quotes.status in ('answered', 'assigned', 'rejected') then ${sql} end`;
}

/** SQL: the catalog's name for the packaging, which is stored as written in either language; free text as it is. */
export function packagingName(column: 'name_es' | 'name_en', table: 'quotes' | 'shipments') {
  const written = `${table}.packaging`;
  return `coalesce((select ${column} from packagings where ${written} in (name_es, name_en) limit 1), ${written})`;
}

/** SQL: a column of the newest requote of this quote. */
function child(column: string) {
  return `(select child.${column} from quotes child
    where ${sameCompany('child', 'quotes')} and child.parent_id = quotes.id order by child.number desc limit 1)`;
}
