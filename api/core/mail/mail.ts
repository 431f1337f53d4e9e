import type { Transaction } from 'objection';
import { enqueue, type Job } from '../jobs/jobs.ts';
import { asText } from './asText.ts';
import type { Message } from './message.ts';
import type { Storage } from '../files/storage.ts';
import { addressed } from './addressed.ts';
import { ownAddress } from './ownAddress.ts';
import { refusalOf } from './refusal.ts';
import { forgetRefused, keepRefused } from './refusedAddresses.ts';

/** The SMTP server, the sender's address, and the public URL with which links begin. */
export interface MailSettings {
  smtpUrl: string;
  /** Whether to refuse a server that offers no TLS. */
  requireTls?: boolean;
  from: string;
  publicUrl: string;
  /** The address of which those that take replies are made; without it people get them. */
  replyAddress?: string | undefined;
  /** The storage of mails that are passed on. */
  storage?: Pick<Storage, 'read'>;
}

/** Adds a mail to the outbox in the caller's transaction, which is sent once that commits, and returns its id. */
export async function sendMail(trx: Transaction, to: string, message: Message): Promise<string> {
  const row = { recipient: to, message: JSON.stringify(message) };
  const [mail] = (await trx('mails').insert(row).returning('id')) as [{ id: string }];
  await enqueue(trx, MAIL, { id: mail.id });
  return mail.id;
}

/** The queue of outgoing mails. */
export const MAIL = { name: 'mail' };

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
      const { refusal, isOfAddress } = await refusalOf(deliver(trx, settings, mail));
      const outcome = refusal ? { refusedAt: now, refusal } : { sentAt: now };
      if (!refusal) await forgetRefused(trx, [mail.recipient]);
      else if (isOfAddress) await keepRefused(trx, mail.recipient, { refusal, now });
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

async function deliver(
  trx: Transaction,
  settings: MailSettings,
  { id, recipient, message, createdAt }: Mail,
): Promise<void> {
  const { smtpUrl, requireTls, from, publicUrl } = settings;
  const mail = await addressed(trx, message, publicUrl);
  const returnTo = await returnAddress(trx, settings, id);
  const { createTransport } = await import('nodemailer');
  const { asHtml } = await import('./asHtml.ts');
  const transport = createTransport({ url: smtpUrl, requireTLS: requireTls, ...TIMEOUTS });
  try {
    await transport.sendMail({
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      date: createdAt,
      from,
      to: recipient,
      cc: message.copies,
      replyTo: await readerOf(trx, settings, message),
      envelope: { from: returnTo ?? from, to: recipient },
      subject: message.subject,
      text: asText(mail),
      html: asHtml(mail),
      headers: { ...unsubscribeHeaders(mail.unsubscribeUrl), ...passedOnHeaders(message) },
      attachments: await originalOf(settings, message),
    });
  } finally {
    transport.close();
  }
}

/** Who gets replies to a mail: the product for the person, where it takes mail, or else the person. */
async function readerOf(trx: Transaction, { replyAddress }: MailSettings, { replyTo }: Message) {
  if (!replyTo) return undefined;
  const { name, address, linkId: id } = replyTo;
  if (!replyAddress || !id) return { name, address };
  return { name, address: await ownAddress(trx, replyAddress, { purpose: 'reply', id }) };
}

/** Where mail servers report that a mail did not arrive. */
async function returnAddress(trx: Transaction, { replyAddress }: MailSettings, id: string) {
  return replyAddress && ownAddress(trx, replyAddress, { purpose: 'return', id });
}

async function originalOf({ storage }: MailSettings, { original }: Message) {
  if (!original || !storage) return [];
  const content = await storage.read(original.fileKey);
  return [{ filename: 'original.eml', contentType: 'message/rfc822', content }];
}

/** Tells that nobody wrote a mail that passes another on, so that it is not passed on again where it comes back (RFC 3834). */
function passedOnHeaders({ original }: Message): Record<string, string> {
  return original ? { 'Auto-Submitted': 'auto-generated' } : {};
}

/** Makes the headers by which mail programs show a button that ends such mails with one POST (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
