import type { Schemas } from '../../core/contract/types.ts';
import type { Transitions } from '../../core/records/status/transitions.ts';
import { isOpen, type QuoteStatus } from '../quotes/index.ts';

export type InvitationStatus = Schemas['InvitationStatus'];

/**
 * The allowed changes of an invitation's status (domain decision, Quotes). `rated` may follow itself, for a better rate
 * before the deadline. `rejected_by_carrier` may be taken back to the status before it. What ended without a rate may
 * be invited again, at once or in a later wave.
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
  not_available: { es: 'no disponible', en: 'not available', to: ['answered', 'pending', 'sent'] },
  rejected_by_carrier: {
    es: 'rechazada por el transportista',
    en: 'rejected by carrier',
    to: ['pending', 'sent', 'in_contact', 'available', 'rated'],
  },
  rejected: { es: 'rechazada', en: 'rejected', to: ['rated'] },
  dismissed: { es: 'descartada', en: 'dismissed', to: ['answered', 'pending', 'sent'] },
  answered: { es: 'respondida', en: 'answered', to: ['pending', 'sent'] },
};

/** The statuses in which a carrier was invited and has not answered yet. */
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

/** The statuses in which a carrier may be invited, for the first time or again. */
export const INVITABLE = (Object.keys(invitationFlow) as InvitationStatus[]).filter((status) =>
  invitationFlow[status].to.includes('sent'),
);

/** Whether an invitation that is not closed may reach a status by an answer or a call. */
export function mayProceed(from: InvitationStatus, to: InvitationStatus): boolean {
  return IN_PLAY.includes(from) && invitationFlow[from].to.includes(to);
}
