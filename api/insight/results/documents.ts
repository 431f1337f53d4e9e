import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import { Document, documentPolicy } from '../../compliance/documents/index.ts';
import { asList, lists } from './sql.ts';

type Documents = Pick<Schemas['Results'], 'documents'>;

/** Counts the approved documents that the actor sees and that expire soon, by type. */
export function expiringDocuments(actor: Actor): Promise<Documents> {
  const visibleDocuments = read
    .within(Document.query(), documentPolicy.visible(actor))
    .where({ status: 'approved' })
    .select('type', 'expirationDate');
  return lists(Document.knex(), STATEMENT, [visibleDocuments.toKnexQuery()]);
}

const within = (days: number) =>
  `count(*) filter (where expiration_date <= today() + ${days})::int as "days${days}"`;

const STATEMENT = `
  with visible as (?)
  select ${asList(`
    select type, ${[0, 30, 60, 90].map(within).join(', ')} from visible
    where expiration_date <= today() + 90 group by 1 order by "days90" desc, 1`)} as documents`;
