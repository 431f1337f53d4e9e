import { createTransport } from 'nodemailer';
import type { Transaction } from 'objection';
import { keyedHash } from '../auth/keyedHash.ts';
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

/** Adds a mail to the outbox in the caller's transaction, which is sent once that commits, and returns its id. */
export async function sendMail(trx: Transaction, to: string, message: Message): Promise<string> {
  const row = { recipient: to, message: JSON.stringify(message) };
  const [mail] = (await trx('mails').insert(row).returning('id')) as [{ id: string }];
  await enqueue(trx, MAIL, { id: mail.id });
  return mail.id;
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
      const due = trx('mails').where({ id: data.id }).whereNotNull('message');
      const [mail] = (await due.forUpdate()) as Mail[];
      if (!mail) return;
      const refusal = await refusalOf(deliver(settings, await withSignedLink(trx, mail)));
      const outcome = refusal ? { refusedAt: now, refusal } : { sentAt: now };
      await trx('mails')
        .where({ id: mail.id })
        .update({ ...outcome, message: null });
    },
  };
}

interface Mail {
  id: string;
  recipient: string;
  message: Message;
  createdAt: Date;
}

/** The mail with the secret part of its link, which the outbox does not hold. */
async function withSignedLink(trx: Transaction, mail: Mail): Promise<Mail> {
  const { link } = mail.message;
  if (!link?.signed) return mail;
  const path = link.path + (await keyedHash(trx, link.signed));
  return { ...mail, message: { ...mail.message, link: { ...link, path } } };
}

/**
 * The mail server's answer by which it refused the mail for good (RFC 5321: 5yz to the recipient or the content);
 * undefined for a mail that it accepted. Any other failure is thrown, and the mail is tried again.
 */
async function refusalOf(delivery: Promise<void>): Promise<string | undefined> {
  try {
    await delivery;
    return undefined;
  } catch (error) {
    const { responseCode = 0, code = '', response = '' } = error as SMTPError;
    if (responseCode < 500 || !['EENVELOPE', 'EMESSAGE'].includes(code)) throw error;
    return (response || String(responseCode)).slice(0, 500);
  }
}

interface SMTPError {
  responseCode?: number;
  code?: string;
  response?: string;
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
