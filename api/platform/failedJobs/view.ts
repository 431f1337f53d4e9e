import type { Schemas } from '../../core/contract/types.ts';
import { columns, view } from '../../core/sql/view.ts';
import { FailedJob } from './FailedJob.ts';

const MAIL = `from mails where failed_jobs.queue = 'mail' and mails.id::text = failed_jobs.data->>'id'`;

/** The fields of a failed job that are returned; of a mail its recipient and subject, and no other content. */
export const failedJobView = view<Schemas['FailedJob']>(FailedJob, {
  ...columns('id', 'queue', 'error', 'attempts', 'createdAt', 'failedAt'),
  kind: `case when failed_jobs.queue in ('mail', 'imports') then failed_jobs.queue else 'upkeep' end`,
  recipient: `(select recipient ${MAIL})`,
  subject: `(select message->>'subject' ${MAIL})`,
});
