import type { Schemas } from '../../core/contract/types.ts';
import { lackingInWords } from '../../freight/documents/lackingInWords.ts';
import { termsInWords } from '../../freight/status/termsInWords.ts';

export type HistoryEvent = Schemas['HistoryEvent'];

type Translate = (key: string, blanks?: object) => string;

/** An event as one sentence. */
export function sentenceOf(event: HistoryEvent, translate: Translate): string {
  const { entity, fromStatus, toStatus, carrierName, reason } = event;
  const status = (name: string | null) => (name ? translate(`anden.status.${entity}.${name}`) : '');
  const blanks = {
    who: whoOf(event, translate),
    what: referenceOf(event),
    carrier: carrierName ?? translate('history.aCarrier'),
    from: status(fromStatus).toLowerCase(),
    to: status(toStatus).toLowerCase(),
  };
  const kind = reason === 'call' ? 'call' : shapeOf(event);
  return translate(`history.sentence.${entity}.${kind}`, blanks);
}

/** The person, with the API key if a program called for it. */
function whoOf({ userName, keyName, byLink }: HistoryEvent, translate: Translate): string {
  if (!userName) return translate(`anden.timeline.${byLink ? 'byLink' : 'system'}`);
  const key = keyName && translate('anden.changes.byKey', { name: keyName });
  return key ? `${userName} (${key})` : userName;
}

/** Tells the terms of an event, its reason, its comment and the documents that were missing, as one text. */
export function whyOf(event: HistoryEvent, translate: Translate, region: string): string {
  const { reason, comment, lackingDocuments } = event;
  const words = reason && reason !== 'call' && translate(`anden.reasons.${reason}`, { _: reason });
  const lacking = lackingInWords(lackingDocuments ?? [], { translate, region });
  const terms = termsInWords(event, { translate, region });
  return [...terms, words, comment, ...lacking].filter(Boolean).join(' · ');
}

function referenceOf({ entity, quoteReference, shipmentReference }: HistoryEvent) {
  return (entity === 'shipments' ? shipmentReference : quoteReference) ?? '';
}

function shapeOf({ fromStatus, toStatus, reason }: HistoryEvent) {
  if (!fromStatus) return 'begun';
  if (reason === 'accepted') return 'accepted';
  return fromStatus === toStatus ? 'again' : 'moved';
}
