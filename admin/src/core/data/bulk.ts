import type { Identifier } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import { idempotently } from './idempotency.ts';
import { detail, urlOf } from './records.ts';

/** What became of each record of a bulk call. */
export type BulkResults = Schemas['BulkResult']['results'];

/** What to do with records, and with which: archive them, or give fields of theirs a value. */
export interface BulkCall {
  ids: Identifier[];
  action: 'archive' | 'update';
  changes?: Record<string, unknown>;
}

/** POST /{resource}/bulk: one call for many records, with what became of each. */
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
