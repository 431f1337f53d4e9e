import type { Locale } from '../i18n/words.ts';
import { escaped } from './escapeHtml.ts';

/** The content of a mail: a subject without confidential data, paragraphs, and a link to a path of the product. */
export interface Message {
  locale: Locale;
  subject: string;
  lines: string[];
  link?: { label: string; path: string };
}

/** A mail as plain text. */
export function asText({ lines, link }: Message, publicUrl: string): string {
  const last = link ? [`${link.label}:\n${publicUrl}${link.path}`] : [];
  return [...lines, ...last, 'Andén'].join('\n\n');
}

/** A mail as simple HTML, without pictures or external resources. */
export function asHtml({ locale, lines, link }: Message, publicUrl: string): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`);
  const button =
    link && `<p><a href="${escaped(publicUrl + link.path)}">${escaped(link.label)}</a></p>`;
  const body = [...paragraphs, button, '<p>Andén</p>'].filter(Boolean).join('\n');
  return `<!doctype html>\n<html lang="${locale}">\n<body style="font-family: sans-serif">\n${body}\n</body>\n</html>`;
}
