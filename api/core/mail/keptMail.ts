import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fields of a message that `startMailbox` saved as a file. */
export interface KeptMail {
  to: string;
  subject: string;
  date: string;
  text: string;
}

/** The latest messages that `startMailbox` saved in the directory, newest first, at most `most`. */
export async function keptMail(directory: string, most = 100): Promise<KeptMail[]> {
  const names = await readdir(directory).catch(() => []);
  const messageFiles = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  const newest = messageFiles.sort().reverse().slice(0, most);
  return Promise.all(
    newest.map(async (name) => parseMail(await readFile(join(directory, name), 'utf8'))),
  );
}

/** Parses a message that the product wrote: its headers, and the first plain text part of its body. */
function parseMail(eml: string): KeptMail {
  const [head] = eml.split('\r\n\r\n', 1) as [string];
  return {
    to: fieldOf(head, 'To'),
    subject: words(fieldOf(head, 'Subject')),
    date: fieldOf(head, 'Date'),
    text: plainText(eml),
  };
}

function fieldOf(head: string, name: string): string {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

function plainText(eml: string): string {
  const at = eml.search(/^content-type: text\/plain/im);
  if (at < 0) return '';
  const boundary = /boundary="([^"]+)"/i.exec(eml)?.[1];
  const part = eml.slice(at).split(boundary ? `\r\n--${boundary}` : '\0')[0]!;
  const [head] = part.split('\r\n\r\n', 1) as [string];
  const body = part.slice(head.length + 4);
  const encoding = fieldOf(head, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? inQuotes(body.replace(/=\r\n/g, '')) : body;
}

/** Decodes encoded words (RFC 2047); whitespace between two of them is dropped. */
function words(subject: string): string {
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : inQuotes(text.replaceAll('_', ' ')),
    );
}

function inQuotes(text: string): string {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
