import { retryFailedJob } from '../../core/jobs/failedJobs.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Scope } from '../../core/auth/policy.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { mailDownSince } from '../../core/mail/mailStatus.ts';
import { FailedJob } from './FailedJob.ts';
import { failedJobView } from './view.ts';

/** A page of the failed jobs in `scope`. */
export function list(scope: Scope, query: AnyListQuery) {
  return read.list(failedJobView, scope, query, RULES);
}

/** Adds a failed job to its queue again; throws 404 when it is no longer kept. */
export async function retry(id: string): Promise<{ id: string }> {
  const isKept = await FailedJob.transaction((trx) => retryFailedJob(trx, id));
  if (!isKept) throw new Refusal('NOT_FOUND');
  return { id };
}

/** Since when no mail could be sent, null while mail works. */
export async function mailStatus() {
  return { downSince: await mailDownSince(FailedJob.knex()) };
}

const RULES: read.ListRules = {
  filters: {
    kind: (query: read.Query, kinds: string[]) =>
      query.whereRaw(`${failedJobView.fields.kind} = any(?)`, [kinds]),
  },
};
