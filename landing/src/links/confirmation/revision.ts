import type { Schemas } from '../../schemas.ts';
import { part, showStanding } from '../page.ts';
import { t } from './texts.ts';

type Revision = Schemas['RateConfirmation'];

/** Shows the number of a revision and how it stands: superseded, accepted, closed, or waiting to be accepted. */
export function showRevision(shown: Revision, latest: Revision): void {
  part('reference').textContent = `· ${t.revision.replace('{revision}', String(shown.revision))}`;
  part('latest').hidden = shown.isLatest;
  showStanding(...standingOf(shown, latest));
}

function standingOf(shown: Revision, latest: Revision): string[] {
  const { isLatest, acceptedAt, acceptedBy, can } = shown;
  if (!isLatest) return filled(t.superseded, { latest: String(latest.revision) });
  if (acceptedAt) return filled(t.accepted, { name: acceptedBy ?? '', time: timeText(acceptedAt) });
  return can.includes('accept') ? [] : t.closed;
}

function filled(words: string[], blanks: Record<string, string>): string[] {
  return words.map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? ''));
}

function timeText(at: string): string {
  const region = t.language === 'es' ? 'es-MX' : 'en-US';
  return new Date(at).toLocaleString(region, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
  });
}
