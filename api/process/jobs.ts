import { neededMark } from '../core/files/claimStorage.ts';
import { Incoming } from '../core/files/incoming.ts';
import type { Storage } from '../core/files/storage.ts';
import { sweepFiles } from '../core/files/sweep.ts';
import { deleteOldAnswers } from '../core/http/idempotency.ts';
import type { Module } from '../core/modules/module.ts';
import { importJob } from '../core/import/run.ts';
import { registerSheets } from '../core/import/sheet/sheets.ts';
import type { Job } from '../core/jobs/jobs.ts';
import { deleteOldRows } from '../core/jobs/retention.ts';
import { deliverMail } from '../core/mail/mail.ts';
import { readReceived } from '../core/mail/receiving/readReceived.ts';
import { neededMails } from '../core/mail/receiving/receivedMail.ts';
import { recordFeed } from '../account/changeFeed/index.ts';
import { readDocuments } from '../compliance/documents/index.ts';
import { readEvidence } from '../trip/evidence/index.ts';
import { keepReply } from '../quoting/invitations/index.ts';
import { deliverWebhooks } from '../platform/webhooks/index.ts';
import { tellOfImport } from '../platform/imports/index.ts';
import { registerNotices } from '../platform/notices/table.ts';
import type { Env } from '../core/runtime/env.ts';
import { preparePartitions } from '../core/jobs/partitions.ts';
import { registerReactions } from '../core/records/status/reactions.ts';
import * as modules from './modules.ts';

const all: Module[] = Object.values(modules);

// Every process that runs requests or jobs imports this file.
registerReactions(all.flatMap((module) => module.reactions ?? []));
registerNotices(all);
recordFeed(all);

/** The background jobs of the core and the modules that need no settings. */
export const jobs: Job[] = [
  deleteOldAnswers,
  preparePartitions,
  ...all.flatMap((module) => module.jobs ?? []),
];

/** Which stored files the records of the modules refer to. */
export const neededFiles = all.flatMap((module) => module.neededFiles ?? []);

/** The same jobs, and those that depend on settings: imports, outgoing mail, cleanup of stored files and of old rows. */
export function createJobs(
  { mail, replies, publicUrl, dataDir, keptDays, demo }: Env,
  storage: Storage,
): Job[] {
  const { notifications: notificationDays, mails: mailDays, importRows: importRowDays } = keptDays;
  registerSheets(all.flatMap(({ sheet }) => sheet ?? []));
  return [
    ...jobs,
    deliverWebhooks({ publicUrl, allowsPrivate: demo }),
    deliverMail({
      smtpUrl: '',
      ...mail,
      publicUrl,
      replyAddress: replies?.address,
      storage,
    }) as Job,
    readReceived(storage, keepReply) as Job,
    importJob(storage, tellOfImport) as Job,
    readDocuments(storage) as Job,
    readEvidence(storage) as Job,
    sweepFiles(storage, new Incoming(dataDir), [neededMark, neededMails, ...neededFiles]),
    deleteOldRows({ table: 'notifications', days: notificationDays, old: 'created_at < :before' }),
    deleteOldRows({ table: 'mails', days: mailDays, old: 'created_at < :before' }),
    deleteOldRows({ table: 'received_mails', days: mailDays, old: 'received_at < :before' }),
    deleteOldRows({ table: 'refused_addresses', days: mailDays, old: 'refused_at < :before' }),
    deleteOldRows({
      table: 'security_events',
      days: keptDays.securityLog,
      old: 'created_at < :before',
    }),
    deleteOldRows({
      table: 'registrations',
      days: keptDays.registrations,
      old: 'coalesce(finished_at, expires_at) < :before',
    }),
    deleteOldRows({
      table: 'inquiries',
      days: keptDays.siteRequests,
      old: 'updated_at < :before',
      chunk: 'all',
    }),
    deleteOldRows({ table: 'job_attempts', days: 30, old: 'begun_at < :before' }),
    deleteOldRows({ table: 'failed_jobs', days: mailDays, old: 'failed_at < :before' }),
    deleteOldRows({
      table: 'import_rows',
      days: importRowDays,
      old: 'import_id in (select id from imports where finished_at < :before)',
    }),
  ];
}
