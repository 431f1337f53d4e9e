import type { Schemas } from '../core/contract/types.ts';
import type { Transitions } from '../core/records/transitions.ts';

export type QuoteStatus = Schemas['QuoteStatus'];

/**
 * The life of a quote (domain decision, Quotes). `sent` and `rated` follow themselves: a further wave; so does `answered`:
 * a new price. What nobody was available for may go out to others, or be `rated` again by taking back a rejection.
 */
export const quoteFlow: Transitions<QuoteStatus> = {
  created: { es: 'creada', en: 'created', to: ['pending', 'dismissed'] },
  pending: { es: 'pendiente', en: 'pending', to: ['created', 'sent', 'dismissed'] },
  sent: { es: 'enviada', en: 'sent', to: ['sent', 'rated', 'not_available', 'dismissed'] },
  rated: {
    es: 'con tarifas',
    en: 'rated',
    to: ['rated', 'answered', 'assigned', 'rejected', 'dismissed', 'sent', 'not_available'],
  },
  answered: {
    es: 'respondida',
    en: 'answered',
    to: ['answered', 'assigned', 'rejected', 'dismissed'],
  },
  assigned: { es: 'asignada', en: 'assigned', to: ['rated'] },
  dismissed: { es: 'descartada', en: 'dismissed', to: [] },
  rejected: { es: 'rechazada', en: 'rejected', to: [] },
  not_available: { es: 'no disponible', en: 'not available', to: ['sent', 'rated'] },
};

/** Before carriers see it: its load may still change. */
export function isDraft(status: QuoteStatus) {
  return status === 'created' || status === 'pending';
}

/** Carriers may still answer, and somebody may still decide. */
export function isOpen(status: QuoteStatus) {
  return quoteFlow[status].to.includes('dismissed');
}
