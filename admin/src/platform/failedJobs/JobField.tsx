import { useRecordContext, useTranslate } from 'react-admin';

/** The recipient of a mail, otherwise what the job does; the name of its queue when it has no words yet. */
export function JobField() {
  const job = useRecordContext<{ id: string; recipient?: string; queue: string }>();
  const translate = useTranslate();
  if (!job) return null;
  return job.recipient ?? translate(`failedJobs.queue.${job.queue}`, { _: job.queue });
}
