import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { htmlToText } from 'html-to-text';

/** What a mail says, as far as the product reads it. */
export interface MailContent {
  /** The address and the name of its author; null where it names none. */
  sender: string | null;
  senderName: string | null;
  subject: string | null;
  /** Its text, or that of its HTML; at most `LONGEST_TEXT` characters. */
  text: string;
  /** Whether a program wrote it: an automatic reply, a list, a report (RFC 3834). */
  isAutomatic: boolean;
  /** The mail servers' reports on recipients that a mail did not reach (RFC 3464). */
  failures: DeliveryFailure[];
  attachments: MailAttachment[];
}

/** A file that is attached to a mail: its name and its type as the mail says them, its bytes and their SHA-256 in hex. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  size: number;
  checksum: string;
}

/** A report that a mail will not arrive: the status code of three numbers and the server's words. */
export interface DeliveryFailure {
  status: string;
  diagnostic: string;
}

/** The longest text of a mail that is kept. */
const LONGEST_TEXT = 10_000;
const MOST_ATTACHMENTS = 50;

/** Reads a mail; throws for one that is nested too deep. */
export async function mailContent(content: Uint8Array): Promise<MailContent> {
  const mail = await parse(content);
  const parts = mail.attachments.slice(0, MOST_ATTACHMENTS);
  return {
    sender: mail.from?.address || null,
    senderName: mail.from?.name.slice(0, 200) || null,
    subject: mail.subject?.slice(0, 300) || null,
    text: textOf(mail).slice(0, LONGEST_TEXT),
    isAutomatic: isAutomatic(mail),
    failures: parts.flatMap(failuresIn),
    attachments: parts.filter(isFile).map((part) => ({
      name: part.filename!.slice(0, 200),
      mediaType: part.mimeType,
      size: bytesOf(part).length,
      checksum: checksumOf(part),
    })),
  };
}

/** The file with a checksum that is attached to a mail; undefined where there is none. */
export async function attachmentIn(
  content: Uint8Array,
  checksum: string,
): Promise<Uint8Array | undefined> {
  const { attachments } = await parse(content);
  const part = attachments.filter(isFile).find((one) => checksumOf(one) === checksum);
  return part && bytesOf(part);
}

function parse(content: Uint8Array): Promise<Email> {
  return PostalMime.parse(content, { forceRfc822Attachments: true, ...LIMITS });
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

function checksumOf(part: Attachment): string {
  return createHash('sha256').update(bytesOf(part)).digest('hex');
}

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 };

function textOf({ text, html }: Email): string {
  if (text?.trim()) return text.replaceAll('\0', '');
  return html ? htmlToText(html.slice(0, LONGEST_HTML), AS_TEXT).replaceAll('\0', '') : '';
}

const LONGEST_HTML = 300_000;

/** Quoted mails keep their sign, by which the reader of replies tells them from the answer. */
const AS_TEXT = {
  wordwrap: false as const,
  limits: { maxInputLength: LONGEST_HTML, maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
    { selector: 'div.gmail_quote', format: 'blockquote', options: { trimEmptyLines: true } },
  ],
};

function isAutomatic({ headers, subject = '', from }: Email): boolean {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase();
  const submitted = value('auto-submitted');
  if (submitted && submitted !== 'no') return true;
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence') ?? '')) return true;
  if (value('content-type')?.startsWith('multipart/report')) return true;
  if (value('return-path')?.trim() === '<>' || OF_SERVERS.test(from?.address ?? '')) return true;
  return AUTOMATIC_SUBJECT.test(subject) || AUTOMATIC.some((name) => value(name) !== undefined);
}

const OF_SERVERS = /^mailer-daemon@/i;
/** How Outlook and Exchange begin the subject of an automatic reply, whose headers some gateways take away. */
const AUTOMATIC_SUBJECT =
  /^(automatic reply|respuesta automática|out of office|fuera de (la )?oficina)\b/i;
const AUTOMATIC = [
  ...['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id'],
  'x-ms-exchange-generated-message-source',
];

/** Phones send photos and PDFs as `inline` too; what a text in HTML shows, such as the logo of a signature, is `related`. */
function isFile({ filename, disposition, related, mimeType }: Attachment): boolean {
  const isShown = related && disposition !== 'attachment';
  return Boolean(filename) && !isShown && !mimeType.startsWith('message/');
}

/** The recipients of a report for whom delivery has failed for good; a delay is none. */
function failuresIn({ mimeType, content }: Attachment): DeliveryFailure[] {
  if (mimeType !== 'message/delivery-status') return [];
  const report = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return report.split(/\r?\n\r?\n/).flatMap((group) => {
    const field = (name: string) => fieldIn(group, name);
    if (field('action')?.toLowerCase() !== 'failed') return [];
    const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field('status') ?? '')?.[0] ?? '5.0.0';
    const diagnostic = field('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? '';
    return [{ status, diagnostic: diagnostic.slice(0, 500) || status }];
  });
}

function fieldIn(group: string, name: string): string | undefined {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
