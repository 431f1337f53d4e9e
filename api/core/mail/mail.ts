import { createTransport } from 'nodemailer';
import type { Transaction } from 'objection';
import { enqueue, type Job } from '../jobs/jobs.ts';
import { asHtml, asText, type Message } from './render.ts';

/** Where mail goes out, as whom, and where its links lead. */
export interface Post {
  smtpUrl: string;
  /** Refuse a server that offers no TLS. */
  requireTls?: boolean;
  from: string;
  publicUrl: string;
}

/** Puts a mail into the outbox within the caller's transaction: it is sent if and when that is committed. */
export async function sendMail(trx: Transaction, to: string, message: Message): Promise<void> {
  const row = { recipient: to, message: JSON.stringify(message) };
  const [mail] = (await trx('mails').insert(row).returning('id')) as [{ id: string }];
  await enqueue(trx, MAIL, { id: mail.id });
}

const MAIL = { name: 'mail' };

/**
 * Sends a mail of the outbox. Killed between the server's yes and its own note of it, it is sent again: under the
 * same Message-ID, by which mail programs know it as one.
 */
export function deliverMail(post: Post): Job<{ id: string }> {
  return {
    ...MAIL,
    async run({ trx, data, now }) {
      const due = trx('mails').where({ id: data.id }).whereNull('sentAt');
      const [mail] = (await due.forUpdate()) as Mail[];
      if (!mail) return;
      await deliver(post, mail);
      await trx('mails').where({ id: mail.id }).update({ sentAt: now, message: null });
    },
  };
}

interface Mail {
  id: string;
  recipient: string;
  message: Message;
  createdAt: Date;
}

async function deliver({ smtpUrl, requireTls, from, publicUrl }: Post, mail: Mail): Promise<void> {
  const { id, recipient, message, createdAt } = mail;
  const transport = createTransport({ url: smtpUrl, requireTLS: requireTls, ...PATIENCE });
  try {
    await transport.sendMail({
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      date: createdAt,
      from,
      to: recipient,
      subject: message.subject,
      text: asText(message, publicUrl),
      html: asHtml(message, publicUrl),
    });
  } finally {
    transport.close();
  }
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
