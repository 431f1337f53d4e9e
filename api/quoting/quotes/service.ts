import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { actOn, keyWithin } from '../../core/records/lock.ts';
import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import { dayFilters, rulesByZone } from '../../core/list/days.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { withRelated } from '../../core/list/related.ts';
import { abilities, authorize, type Rule, type Scope } from '../../core/auth/policy.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { quoteColumns } from './columns.ts';
import { saying, sayingOrByLeg } from './load/quoteSearch.ts';
import { stopState, viaStates } from './load/stopSearch.ts';
import { lockQuote } from './locking.ts';
import { quotePolicy as may } from './policy.ts';
import { quoteRelations } from './related.ts';
import { WITHIN_HOUR } from './times.ts';
import { CUSTOMERS_URGENCY, URGENCY } from './urgency.ts';
import { judgedViewFor, quoteViewFor } from './view.ts';
import { Quote } from './Quote.ts';

/** A page of the quotes that the actor may see, with the fields that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  const asked = withRelated(actor, query, quoteRelations);
  return read.list(quoteViewFor(actor), scopeOf(actor, query), asked, rulesFor(actor));
}

/** Lists leave legs out, unless records are asked for by their ids. */
function scopeOf(actor: Actor, { filters }: AnyListQuery): Scope {
  return 'id' in filters ? may.visible(actor) : may.listed(actor);
}

/** The same list as an export. */
export function exported(actor: Actor, query: AnyListQuery) {
  const sheet = { view: quoteViewFor(actor), columns: quoteColumns };
  return exportOf(sheet, may.listed(actor), query, rulesFor(actor));
}

/**
 * A quote with the fields that the actor may see and the allowed actions in `can`; throws 404 where it is not visible.
 */
export async function show(actor: Actor, id: string, query: { expand?: string[] } = {}) {
  const { related } = withRelated(actor, query, quoteRelations);
  const quote = await read.findRelated(judgedViewFor(actor), may.visible(actor), id, related);
  const can = abilities(may, actor, quote);
  if ('assignedLegs' in quoteViewFor(actor).fields) return { ...quote, can };
  const { assignedLegs: _, ...shown } = quote;
  return { ...shown, can };
}

/** The pasted message that a quote came from, if any; 404 where the quote is not visible to the actor. */
export async function messageOf(actor: Actor, id: string): Promise<Schemas['QuoteMessage']> {
  const { message } = (await Quote.query()
    .findOne(await keyOf(actor, id))
    .select('message'))!;
  return { message };
}

/** The id and company of a quote; 404 where it is not visible to the actor. */
export function keyOf(actor: Actor, id: string): Promise<CompanyKey> {
  return keyWithin(Quote, may.visible(actor), id);
}

/** A quote with a row lock that is held until its transaction ends. */
export interface LockedQuote {
  trx: Transaction;
  quote: Quote;
}

/** Locks a quote, authorizes the action on it and runs the work; throws 403 before the look-up when the rule allows this actor no quote. */
export function act<Result>(
  actor: Actor,
  id: string,
  rule: Rule<Quote>,
  work: (lockedQuote: LockedQuote) => Promise<Result>,
): Promise<Result> {
  authorize(rule(actor));
  const lock = async (trx: Transaction) => ({
    record: await lockQuote(may.visible(actor), id, trx),
  });
  return actOn(Quote, { actor, rule, lock }, ({ record: quote }, trx) => work({ trx, quote }));
}

function rulesFor({ type, companyId, timeZone }: Actor): read.ListRules {
  if (type === 'shipper') return shippersRules(timeZone);
  const all = rules(timeZone);
  if (!companyId) return all;
  return Object.assign({}, all, { filters: { ...all.filters, q: sayingOrByLeg(companyId) } });
}

/** A filter by a carrier's answer to a quote or to one of its legs, of which the condition holds. */
function answeredBy(condition: string) {
  return (query: read.Query, carrierId: string) =>
    query.whereRaw(
      `exists (select from quote_answers answers
        join quotes part on part.company_id = answers.company_id and part.id = answers.quote_id
        where ${sameCompany('answers', 'quotes')} and coalesce(part.whole_id, part.id) = quotes.id
          and answers.carrier_id = ? and ${condition})`,
      [carrierId],
    );
}

function nothing(query: read.Query) {
  query.whereRaw('false');
}

const filters = (timeZone: string): NonNullable<read.ListRules['filters']> => ({
  q: saying,
  originState: (query: read.Query, state: string) => query.where('originState', state),
  destinationState: (query: read.Query, state: string) => query.where('destinationState', state),
  stopState: stopState('quote'),
  viaStates: viaStates(),
  ...dayFilters('created', 'quotes.created_at', timeZone),
  ...dayFilters('sent', 'quotes.sent_at', timeZone),
  customerAnswer: (query: read.Query, answer: string) =>
    answer === 'none' ? query.whereNull('customerAnswer') : query.where('customerAnswer', answer),
  rated: (query: read.Query, isRated: boolean) =>
    query.whereRaw('(quotes.first_rate_at is not null) = ?', [isRated]),
  ratedWithinHour: (query: read.Query, isQuick: boolean) =>
    query.whereRaw(`coalesce(${WITHIN_HOUR}, false) = ?`, [isQuick]),
});

const rules = rulesByZone(
  (timeZone) => ({
    ...filters(timeZone),
    carrierId: answeredBy('true'),
    ratedBy: answeredBy('answers.amount is not null'),
    assignedTo: answeredBy(`answers.status = 'assigned'`),
  }),
  { sorts: { urgency: URGENCY } },
);

/** A shipper's list has no carrier filter, because it would reveal the carrier. */
const shippersRules = rulesByZone(
  (timeZone) => ({
    ...filters(timeZone),
    carrierId: nothing,
    ratedBy: nothing,
    assignedTo: nothing,
  }),
  { sorts: { urgency: CUSTOMERS_URGENCY } },
);
