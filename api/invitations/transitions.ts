import type { Schemas } from '../core/contract/types.ts';
import type { Transitions } from '../core/records/transitions.ts';
import { isOpen, type QuoteStatus } from '../quotes/index.ts';

export type InvitationStatus = Schemas['InvitationStatus'];

/**
 * The statuses of an invitation (domain decision, Quotes). `rated` may follow itself: a better rate until the
 * deadline.
 */
export const invitationFlow: Transitions<InvitationStatus> = {
  pending: { es: 'pendiente', en: 'pending', to: ['sent', 'dismissed'] },
  sent: {
    es: 'enviada',
    en: 'sent',
    to: ['in_contact', 'available', 'rated', 'not_available', 'rejected_by_carrier', 'dismissed'],
  },
  in_contact: {
    es: 'en contacto',
    en: 'in contact',
    to: ['available', 'rated', 'not_available', 'rejected_by_carrier', 'dismissed'],
  },
  available: {
    es: 'disponible',
    en: 'available',
    to: ['rated', 'not_available', 'rejected_by_carrier', 'dismissed'],
  },
  rated: {
    es: 'con tarifa',
    en: 'rated',
    to: ['rated', 'assigned', 'rejected', 'rejected_by_carrier'],
  },
  assigned: { es: 'asignada', en: 'assigned', to: ['rated'] },
  not_available: { es: 'no disponible', en: 'not available', to: ['answered'] },
  rejected_by_carrier: { es: 'rechazada por el transportista', en: 'rejected by carrier', to: [] },
  rejected: { es: 'rechazada', en: 'rejected', to: ['rated'] },
  dismissed: { es: 'descartada', en: 'dismissed', to: ['answered'] },
  answered: { es: 'respondida', en: 'answered', to: [] },
};

/** The statuses in which a carrier has been asked and owes an answer. */
export const RUNNING: InvitationStatus[] = ['sent', 'in_contact', 'available'];

/**
 * Whether a quote stores rates in this status. `not_available` still does: a late rate helps the broker who asks
 * again.
 */
export function takesRates(status: QuoteStatus): boolean {
  return isOpen(status) || status === 'not_available';
}

/** The statuses of an invitation that is not closed. */
export const IN_PLAY: InvitationStatus[] = ['pending', ...RUNNING, 'rated'];
