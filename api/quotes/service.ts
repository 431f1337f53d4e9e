import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import { Refusal } from '../core/http/errors.ts';
import { exportOf } from '../core/export/exportOf.ts';
import type { AnyListQuery } from '../core/list/dialect.ts';
import * as read from '../core/list/read.ts';
import { contains } from '../core/list/search.ts';
import { abilities, type Scope } from '../core/auth/policy.ts';
import { quoteColumns } from './columns.ts';
import { quoteWords } from './words.ts';
import { quotePolicy as may } from './policy.ts';
import { quoteViewFor } from './presenter.ts';
import { Quote } from './Quote.ts';
import type { QuoteStatus } from './transitions.ts';

/** A page of the quotes that the actor may see, as the actor may see them. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(quoteViewFor(actor), may.visible(actor), query, rulesFor(actor));
}

/** All of such a list as a file. */
export function exported(actor: Actor, query: AnyListQuery) {
  const sheet = { view: quoteViewFor(actor), columns: quoteColumns, words: quoteWords };
  return exportOf(sheet, may.visible(actor), query, rulesFor(actor));
}

/** A quote as the actor may see it, with what the actor may do; 404 outside the actor's reach. */
export async function show(actor: Actor, id: string) {
  const quote = await read.find(quoteViewFor(actor), may.visible(actor), id);
  return { ...quote, can: abilities(may, actor, quote) };
}

/** A quote's row, locked until the transaction ends, so that of two decisions one waits for the other. */
export async function lock(trx: Transaction, scope: Scope, id: string): Promise<Quote> {
  const quote = await read.within(Quote.query(trx), scope).findById(id).forUpdate();
  if (!quote) throw new Refusal('NOT_FOUND');
  return quote as Quote;
}

/** Where a quote stands, whoever asks. */
export async function statusOf(id: string): Promise<QuoteStatus> {
  return (await Quote.query().findById(id).select('status').throwIfNotFound()).status;
}

const TEXT = `quotes.reference || ' ' || coalesce(quotes.customer_reference, '')
  || ' ' || (quotes.origin->>'city') || ' ' || (quotes.destination->>'city')
  || ' ' || coalesce((select name from companies where id = quotes.customer_id), '')`;

function rulesFor({ type }: Actor): read.ListRules {
  return type === 'shipper' ? SHIPPERS_RULES : RULES;
}

function askedOf(query: read.Query, carrierId: string) {
  const invitations = query.modelClass().knex()('invitations');
  query.whereExists(
    invitations.whereRaw('quote_id = quotes.id').where('carrier_id', carrierId) as never,
  );
}

function nothing(query: read.Query) {
  query.whereRaw('false');
}

const FILTERS: NonNullable<read.ListRules['filters']> = {
  q: contains(TEXT),
  originState: (query: read.Query, state: string) => query.where('originState', state),
  destinationState: (query: read.Query, state: string) => query.where('destinationState', state),
};

const RULES: read.ListRules = { filters: { ...FILTERS, carrierId: askedOf } };

/** A shipper, who never learns of carriers, finds nothing by one. */
const SHIPPERS_RULES: read.ListRules = { filters: { ...FILTERS, carrierId: nothing } };
