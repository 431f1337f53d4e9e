import type { Addressed } from './message.ts';
import { MAIL_WORDS } from './words.ts';

/** A mail as plain text. */
export function asText({ message, url, unsubscribeUrl }: Addressed): string {
  const { locale, lines, facts = [], link } = message;
  const last = link && url ? [`${link.label}:\n${url}`] : [];
  const list = facts.map(([label, text]) => `${label}: ${text}`).join('\n');
  const end = unsubscribeUrl ? [`${MAIL_WORDS[locale].unsubscribe}:\n${unsubscribeUrl}`] : [];
  return [...lines, ...(list ? [list] : []), ...last, 'Andén', ...end].join('\n\n');
}
