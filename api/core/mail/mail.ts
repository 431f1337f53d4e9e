import { createTransport } from 'nodemailer';
import type { Transaction } from 'objection';
import { enqueue, type Job } from '../jobs/jobs.ts';
import { asHtml, asText, type Message } from './render.ts';

/** The SMTP server, the sender's address, and the public URL with which links begin. */
export interface MailSettings {
  smtpUrl: string;
  /** Whether to refuse a server that offers no TLS. */
  requireTls?: boolean;
  from: string;
  publicUrl: string;
}

/** Adds a mail to the outbox in the caller's transaction; it is sent once that commits. */
export async function sendMail(trx: Transaction, to: string, message: Message): Promise<void> {
  const row = { recipient: to, message: JSON.stringify(message) };
  const [mail] = (await trx('mails').insert(row).returning('id')) as [{ id: string }];
  await enqueue(trx, MAIL, { id: mail.id });
}

const MAIL = { name: 'mail' };

/**
 * Job that sends a mail of the outbox. If the process is killed after the server accepted the mail and before the commit,
 * the mail is sent again with the same Message-ID, by which mail programs recognize duplicates.
 */
export function deliverMail(settings: MailSettings): Job<{ id: string }> {
  return {
    ...MAIL,
    async run({ trx, data, now }) {
      const due = trx('mails').where({ id: data.id }).whereNull('sentAt');
      const [mail] = (await due.forUpdate()) as Mail[];
      if (!mail) return;
      await deliver(settings, mail);
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

async function deliver(
  { smtpUrl, requireTls, from, publicUrl }: MailSettings,
  mail: Mail,
): Promise<void> {
  const { id, recipient, message, createdAt } = mail;
  const transport = createTransport({ url: smtpUrl, requireTLS: requireTls, ...TIMEOUTS });
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

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
