import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { answerUnreadable } from '../core/http/reading/unreadable.ts';
import { startMailbox } from '../core/mail/mailbox.ts';
import type { MailSubject } from '../core/mail/ownAddress.ts';
import type { ReceiverParts } from '../core/mail/receiving/receiver.ts';
import type { Env } from '../core/runtime/env.ts';
import { createHttpServer, gracefulClose } from '../core/runtime/httpServer.ts';
import type { Parts } from '../core/runtime/parts.ts';
import { openLinkOf } from '../platform/links/index.ts';

/** Starts the mailbox that saves mail as files when SMTP_URL is not set; returns its URL. */
export async function embedMailbox({ dataDir }: Env, lifetime: Lifetime): Promise<string> {
  const mailbox = await lifetime.start(
    () => startMailbox(join(dataDir, 'mail')),
    ({ stop }) => stop(),
  );
  return mailbox.url;
}

/** Starts the server of metrics where the settings have one; returns its middleware. */
export async function openMetrics(
  { metrics }: Env,
  { db, parts, lifetime }: { db: Knex; parts: Parts; lifetime: Lifetime },
) {
  if (!metrics) return undefined;
  const { startMetrics } = await import('../core/metrics/metricsServer.ts');
  const started = await lifetime.start(
    () => startMetrics(db, metrics, parts),
    ({ stop }) => stop(),
  );
  return started.middleware;
}

/** Starts the server that takes replies to mails, and reports on mails that did not arrive, where the settings name an address. */
export async function openReceiver(
  { replies, dataDir }: Env,
  { lifetime, ...parts }: Omit<ReceiverParts, 'dataDir' | 'isOpen'> & { lifetime: Lifetime },
): Promise<void> {
  if (!replies) return;
  const isOpen = async ({ purpose, id }: MailSubject) => {
    const known =
      purpose === 'reply' ? openLinkOf(id, parts.clock()) : parts.db('mails').where({ id }).first();
    return (await known) !== undefined;
  };
  const { startReceiver } = await import('../core/mail/receiving/receiver.ts');
  await lifetime.start(
    () => startReceiver(replies, { ...parts, dataDir, isOpen }),
    ({ stop }) => stop(),
  );
}

/** Creates the HTTP server; it is started early so that it is closed after the parts that use its connections. */
export async function openServer({ drainSeconds }: Env, lifetime: Lifetime): Promise<Server> {
  const server = createHttpServer().on('clientError', answerUnreadable);
  const close = gracefulClose(server, { drainMs: drainSeconds * 1000 });
  return lifetime.start(
    () => server,
    (_, signal) => close(signal),
  );
}
