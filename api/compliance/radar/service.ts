import { Carrier, documentTypes, type DocumentType } from '../../network/carriers/index.ts';
import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { contains } from '../../core/list/search.ts';
import { askForDocument, carriersOf, wasAskedToday } from '../documents/index.ts';
import { authorize } from '../../core/auth/policy.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { hasGapInSql, joinUrgent } from './gaps.ts';
import { hasPaperInSql } from './papers.ts';
import { radarPolicy as may } from './policy.ts';
import { radarView, URGENCY } from './view.ts';

type Status = Schemas['RadarStatus'];

const STATUSES: Status[] = ['missing', 'rejected', 'expired', 'expiring', 'insufficient'];

/** A page of the carriers in the actor's networks whose documents, vehicles or drivers need new papers. */
export function list(actor: Actor, query: AnyListQuery) {
  const { status, type, ...others } = query.filters as { status?: Status[]; type?: DocumentType[] };
  const gap: Gap = {
    isNarrow: !!status || !!type,
    hasPapers: !type,
    statuses: status ?? STATUSES,
    types: type ?? documentTypes,
  };
  return read.list(radarView, carriersOf(actor), { ...query, filters: { ...others, gap } }, RULES);
}

/** The number of these carriers. */
export async function countRadar(actor: Actor, filters: object): Promise<number> {
  const sort = { field: 'urgency', descending: false };
  const query = { filters, sort, limit: 1, offset: 0, total: false, countOnly: true };
  return ((await list(actor, query)) as { count: number }).count;
}

/** Asks a carrier in the actor's networks for a document, and returns the carrier; throws 404 for others. */
export function ask(
  actor: Actor,
  id: string,
  request: { type: DocumentType; now: Date },
): Promise<Schemas['RadarCarrier']> {
  authorize(may.ask(actor));
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Carrier, carriersOf(actor), id, trx),
  });
  return actOn(Carrier, { actor, rule: may.ask, lock }, async ({ record }, trx) => {
    await askForDocument(trx, actor, record, request);
    return findCarrier(actor, id, trx);
  });
}

/**
 * Asks a carrier for every document that needs a new file and was not asked for within a day; throws 409 when
 * there is none. Each has a mail of its own, with the link to send it.
 */
export function askForAll(actor: Actor, id: string, now: Date): Promise<Schemas['RadarCarrier']> {
  authorize(may.ask(actor));
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Carrier, carriersOf(actor), id, trx),
  });
  return actOn(Carrier, { actor, rule: may.ask, lock }, async ({ record }, trx) => {
    const { documents } = await findCarrier(actor, id, trx);
    const due = documents.filter(({ askedAt }) => !wasAskedToday(askedAt, now));
    if (due.length === 0) throw new Refusal('DOCUMENT_ALREADY_ASKED');
    for (const { type } of due) await askForDocument(trx, actor, record, { type, now });
    return findCarrier(actor, id, trx);
  });
}

function findCarrier(actor: Actor, id: string, trx: Transaction): Promise<Schemas['RadarCarrier']> {
  return read.find(radarView, carriersOf(actor), id, trx, RULES);
}

/** The reasons and types of documents of which a carrier must have one that needs a new file. */
interface Gap {
  /** Whether some are left out. */
  isNarrow: boolean;
  /** Whether the papers of vehicles and operators count too. */
  hasPapers: boolean;
  statuses: Status[];
  types: DocumentType[];
}

const RULES: read.ListRules = {
  filters: {
    gap: (query, { isNarrow, hasPapers, statuses, types }: Gap) => {
      query.whereRaw(`carriers.status <> 'archived'
        and (coalesce(urgent.valid_through, filed.ends_on) is not null or stopped.loads + stopped.invitations > 0)`);
      if (!isNarrow) return;
      if (!hasPapers) query.whereRaw(hasGapInSql, [statuses, types]);
      else query.whereRaw(`(${hasGapInSql} or ${hasPaperInSql})`, [statuses, types, statuses]);
    },
    q: contains(`concat_ws(' ', carriers.carrier_name, carriers.comercial_name)`),
    stops: (query, stops: ('loads' | 'invitations')[]) =>
      query.whereRaw(`(${stops.map((each) => `stopped.${each} > 0`).join(' or ') || 'false'})`),
  },
  sorts: { urgency: URGENCY },
  join: joinUrgent,
};
