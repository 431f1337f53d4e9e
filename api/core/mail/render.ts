import type { Locale } from '../i18n/words.ts';
import type { NoticeKind } from '../notices/row.ts';
import { escaped } from './escapeHtml.ts';

/**
 * The content of a mail: a subject without confidential data, paragraphs, facts with their labels, and a link to a path
 * of the product. `signed` is a text whose keyed hash is added to the path when the mail is sent.
 */
export interface Message {
  /** The event in the table of events. */
  kind: NoticeKind;
  locale: Locale;
  subject: string;
  lines: string[];
  facts?: [label: string, text: string][];
  link?: { label: string; path: string; signed?: string };
  /** The user and the event whose mails can be ended by a link. */
  unsubscribe?: { userId: string; kind: NoticeKind };
}

/** A mail as plain text. */
export function asText({ lines, facts = [], link }: Message, publicUrl: string): string {
  const last = link ? [`${link.label}:\n${publicUrl}${link.path}`] : [];
  const list = facts.map(([label, text]) => `${label}: ${text}`).join('\n');
  return [...lines, ...(list ? [list] : []), ...last, 'Andén'].join('\n\n');
}

/** A mail as simple HTML, without pictures or external resources; it reads well in light and dark programs. */
export function asHtml(message: Message, publicUrl: string): string {
  const { locale, lines, facts = [], link } = message;
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`);
  const button =
    link &&
    `<p><a href="${escaped(publicUrl + link.path)}" style="${BUTTON}">${escaped(link.label)}</a></p>`;
  const list = facts.length > 0 && `<table role="presentation">${facts.map(row).join('')}</table>`;
  const body = [...paragraphs, list, button, '<p>Andén</p>'].filter(Boolean).join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body style="font-family: sans-serif; line-height: 1.5">
${body}
</body>
</html>`;
}

function row([label, text]: [string, string]): string {
  return `<tr><td style="${CELL}; opacity: 0.75">${escaped(label)}</td><td style="${CELL}"><b>${escaped(text)}</b></td></tr>`;
}

const CELL = 'padding: 4px 16px 4px 0; vertical-align: top';
const BUTTON =
  'display: inline-block; padding: 12px 24px; border-radius: 6px; background: #0b5563; color: #ffffff; font-weight: bold; text-decoration: none';
