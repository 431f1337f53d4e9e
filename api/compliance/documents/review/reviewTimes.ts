import type { Scope } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import * as read from '../../../core/list/read.ts';
import { Document } from '../Document.ts';

/** Measures for how long the documents in the scope waited for their review in the last 30 days, and counts those that wait now. */
export async function reviewTimes(scope: Scope): Promise<Schemas['ReviewTimes']> {
  const query = read.within(Document.query(), scope);
  const [times] = await query
    .joinRaw('join document_versions as versions on versions.document_id = documents.id')
    .whereRaw(`(versions.status = 'pending' or versions.reviewed_at > today() - 30)`)
    .select(Document.raw(TIMES));
  return (times as unknown as { times: Schemas['ReviewTimes'] }).times;
}

const MINUTES = 'extract(epoch from versions.reviewed_at - versions.uploaded_at) / 60';

const TIMES = `json_build_object(
  'reviewed', count(versions.reviewed_at),
  'medianMinutes', round(percentile_cont(0.5) within group (order by ${MINUTES})),
  'slowestMinutes', round(max(${MINUTES})),
  'waiting', count(*) filter (where versions.status = 'pending'),
  'waitingSince', min(versions.uploaded_at) filter (where versions.status = 'pending')) as times`;
