import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';

export type QuoteStatus = Schemas['QuoteStatus'];

/**
 * The allowed changes of a quote's status (domain decision, Quotes). `sent` and `rated` may follow themselves (a
 * further wave), and so may `answered` (a new price, also after the customer has rejected one). `not_available` may be
 * sent to more carriers, or become `rated` when a rejection is taken back.
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
  rejected: { es: 'rechazada', en: 'rejected', to: ['answered'] },
  not_available: { es: 'no disponible', en: 'not available', to: ['sent', 'rated'] },
};

/** Whether no carrier has seen the quote, so that its load can be changed. */
export function isDraft(status: QuoteStatus) {
  return status === 'created' || status === 'pending';
}

/** Whether carriers can answer and the quote is not decided. */
export function isOpen(status: QuoteStatus) {
  return quoteFlow[status].to.includes('dismissed');
}
