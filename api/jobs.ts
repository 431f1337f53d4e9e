import { Incoming } from './core/files/incoming.ts';
import type { Storage } from './core/files/storage.ts';
import { sweepFiles } from './core/files/sweep.ts';
import { deleteOldAnswers } from './core/http/idempotency.ts';
import type { Module } from './core/http/module.ts';
import { importJob } from './core/import/run.ts';
import { useSheets } from './core/import/sheets.ts';
import type { Job } from './core/jobs/jobs.ts';
import { deleteOldRows } from './core/jobs/retention.ts';
import { deliverMail } from './core/mail/mail.ts';
import type { Env } from './core/process/env.ts';
import { preparePartitions } from './core/records/partitions.ts';
import * as modules from './modules.ts';

const all: Module[] = Object.values(modules);

/** The background jobs of the core and the modules that need no settings. */
export const jobs: Job[] = [
  deleteOldAnswers,
  preparePartitions,
  ...all.flatMap((module) => module.jobs ?? []),
];

/** The same jobs, and those that depend on settings: imports, outgoing mail, cleanup of stored files and of old rows. */
export function createJobs({ mail, publicUrl, dataDir, keptDays }: Env, storage: Storage): Job[] {
  const { notifications: notificationDays, mails: mailDays, importRows: importRowDays } = keptDays;
  useSheets(all.flatMap(({ sheet }) => sheet ?? []));
  const neededFiles = all.flatMap((module) => module.neededFiles ?? []);
  return [
    ...jobs,
    deliverMail({ smtpUrl: '', ...mail, publicUrl }) as Job,
    importJob(storage) as Job,
    sweepFiles(storage, new Incoming(dataDir), neededFiles),
    deleteOldRows({ table: 'notifications', days: notificationDays, old: 'created_at < :before' }),
    deleteOldRows({ table: 'mails', days: mailDays, old: 'created_at < :before' }),
    deleteOldRows({
      table: 'import_rows',
      days: importRowDays,
      old: 'import_id in (select id from imports where finished_at < :before)',
    }),
  ];
}
