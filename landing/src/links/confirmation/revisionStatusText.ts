import { type Locale, regionOf } from '../../locale.ts';
import { confirmationMessages } from './messages.ts';
import type { Revision } from './source.ts';

/** The status of a revision, in a title and a sentence: superseded, accepted or closed; nothing while it may be accepted. */
export function revisionStatusText(revision: Revision, latest: Revision, locale: Locale): string[] {
  const t = confirmationMessages[locale];
  const { isLatest, acceptedAt, acceptedBy, can } = revision;
  if (!isLatest) return fillBlanks(t.superseded, { latest: String(latest.revision) });
  if (acceptedAt)
    return fillBlanks(t.accepted, { name: acceptedBy ?? '', time: timeText(acceptedAt, locale) });
  return can.includes('accept') ? [] : t.closed;
}

function fillBlanks(words: string[], blanks: Record<string, string>): string[] {
  return words.map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? ''));
}

function timeText(at: string, locale: Locale): string {
  return new Date(at).toLocaleString(regionOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
}
