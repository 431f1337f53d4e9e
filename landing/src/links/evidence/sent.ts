import type { Locale } from '../../locale.ts';
import { evidenceMessages } from './messages.ts';
import type { EvidenceItem } from './source.ts';

/** Whether the carrier has nothing to send of a proof document for now. */
export function isSent({ status }: EvidenceItem): boolean {
  return status !== 'missing' && status !== 'rejected';
}

/** "2 of 5 sent". */
export function countSent(items: EvidenceItem[], locale: Locale): string {
  return evidenceMessages[locale].progress
    .replace('{done}', String(items.filter(isSent).length))
    .replace('{all}', String(items.length));
}
