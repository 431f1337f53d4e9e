import type { Identifier } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import { idempotently } from './idempotency.ts';
import { detail, urlOf } from './records.ts';

/** The result of a bulk call for each record. */
export type BulkResults = Schemas['BulkResult']['results'];

/** A bulk call: the ids of the records, one of the resource's bulk actions, and the fields that this action needs. */
export interface BulkCall {
  ids: Identifier[];
  action: string;
  [field: string]: unknown;
}

/** POST /{resource}/bulk: one call for many records; resolves to the result for each. */
export async function bulk(resource: string, body: BulkCall): Promise<BulkResults> {
  const { results } = await idempotently(
    `${urlOf(resource)}/bulk`,
    body,
    detail<Schemas['BulkResult']>,
  );
  return results;
}

/** The records that a bulk call changed. */
export function changedBy(results: BulkResults): Identifier[] {
  return results.filter(({ status }) => status < 400).map(({ id }) => id);
}
