import type { Actor } from '../../core/auth/actor.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { historyColumns } from './columns.ts';
import { Event } from './Event.ts';
import { historyPolicy as may } from './policy.ts';
import { historyViewFor } from './view.ts';

/** A page of the events visible to the actor. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(historyViewFor(actor), may.visible(actor), query, RULES);
}

/** The same list as an export. */
export function exported(actor: Actor, query: AnyListQuery) {
  const sheet = { view: historyViewFor(actor), columns: historyColumns };
  return exportOf(sheet, may.visible(actor), query, RULES);
}

/** All events of a quote, oldest first, with those of its invitations and loads; throws 404 when none is visible. */
export async function story(actor: Actor, quoteId: string): Promise<Schemas['History']> {
  const rows = read.within(Event.query(), may.visible(actor)).where({ quoteId });
  const query = read.addOrder(historyViewFor(actor), rows, OLDEST, RULES);
  const events = await read.asRows<Schemas['HistoryEvent']>(query);
  const [first] = events;
  if (!first) throw new Refusal('NOT_FOUND');
  const { quoteReference, origin, destination, stopCount, customerName } = first;
  return {
    id: quoteId,
    quoteReference: quoteReference!,
    origin,
    destination,
    stopCount,
    customerName,
    events,
  };
}

const OLDEST = { field: 'createdAt', descending: false };

const RULES: read.ListRules = {
  filters: {
    from: (query: read.Query, day: string) => query.where('createdAt', '>=', day),
    until: (query: read.Query, day: string) =>
      query.whereRaw(`history.created_at < ?::date + 1`, [day]),
  },
};
