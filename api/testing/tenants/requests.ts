import { randomUUID } from 'node:crypto';
import { photoForm } from '../../trip/evidence/test/factory.ts';
import { as, type Answer } from '../client.ts';
import { withFirstValues } from '../permissions/firstValues.ts';
import type { Tenant } from './tenant.ts';

/** Valid request bodies for changes of a record. */
export const BODIES: Record<string, (other: Tenant) => object> = {
  setCarrierConfidence: () => ({ confidence: 'high', reason: 'Siempre llega' }),
  confirmBankAccount: () => ({ accountNumber: '032180000118359719' }),
  rejectBankAccount: () => ({ reason: 'No es nuestra' }),
  enterBankAccount: () => ({
    holder: 'Transportes Regio',
    bank: 'BBVA',
    kind: 'clabe',
    clabe: '032180000118359719',
    currency: 'MXN',
  }),
  grantConsent: () => ({ types: null }),
  judgeSharedDocument: () => ({ status: 'rejected', versionNumber: 1, reason: 'No se lee' }),
  proveClaim: () => ({ code: '0'.repeat(43) }),
  decideClaim: () => ({ status: 'refused', reason: 'No es suyo' }),
  sendQuote: ({ records }) => ({ carrierIds: [records.carriers] }),
  awardQuote: ({ records }) => ({ invitationId: records.invitations }),
  awardQuoteLegs: ({ records }) => ({
    awards: [{ legId: records.quotes, invitationId: records.invitations }],
  }),
  dismissQuote: () => ({ reason: 'other' }),
  draftPrice: () => ({ saleValue: '1.00', validUntil: '2099-01-01' }),
  readQuoteMessage: () => ({ text: 'Una caja seca de Apodaca a Laredo' }),
  shareQuote: () => ({ saleValue: '1.00', validUntil: '2099-01-01' }),
  refuseQuote: () => ({ reason: 'other' }),
  unassignQuote: () => ({ reason: 'other' }),
  logCall: () => ({ outcome: 'in_contact', reportedBy: 'Rocío' }),
  readReply: () => ({ text: '18,500 + IVA' }),
  keepReplyAttachment: () => ({ checksum: '0'.repeat(64), type: 'insurance_cover' }),
  rejectRate: () => ({ reason: 'other' }),
  rateInvitation: () => ({ currency: 'USD', allIn: '1.00' }),
  declineInvitation: () => ({ reason: 'other' }),
  setCompanyFuel: () => ({
    country: 'MX',
    unit: 'l',
    currency: 'MXN',
    basePrice: '20.00',
    consumption: '2.10',
  }),
  setCompanyCalendar: () => ({ timeZone: 'America/Monterrey', hours: {}, holidays: [] }),
  moveShipment: () => ({ status: 'cancelled' }),
  reportShipmentIncident: () => ({
    incidentId: randomUUID(),
    place: { city: 'Laredo', state: 'US-TX', country: 'US' },
  }),
  issueRateConfirmation: () => ({ freeHours: 1, paymentDays: 1, evidence: ['invoice'] }),
  acceptRateConfirmation: () => ({ hash: '0'.repeat(64) }),
  mailPrice: () => ({ email: 'nobody@anden.test' }),
  mailRateConfirmation: () => ({ email: 'nobody@anden.test' }),
  mailBorder: () => ({ email: 'nobody@anden.test' }),
  chooseImportDates: () => ({ order: 'day' }),
  requestAccessorial: () => ({ kind: 'lumper', amount: '1.00' }),
  sendAccessorialFile: () => photoForm(),
  reviewAccessorial: () => ({ decision: 'approved' }),
  sendEvidence: () => photoForm(),
  reviewEvidence: () => ({ decision: 'accepted' }),
  reportMove: () => ({ status: 'at_pickup' }),
  undoMove: () => ({ status: 'at_pickup' }),
  eraseUser: () => ({ email: 'nobody@anden.test' }),
};

/** Queries without which an operation is refused before it reads its record. */
export const QUERIES: Record<string, string> = {
  downloadRateConfirmation: '?format=html',
  downloadCartaPorte: '?format=json',
  searchCartaPorteKeys: '?catalog=products&q=loseta',
  setUserFile: '?fileParam={"a":"b"}',
  updateNotification: '?action=read',
};

/** The path with the ids of a record and of the tenant's other path parameters, or the first named values. */
export function filled(path: string, id: string, { parts }: Pick<Tenant, 'parts'>): string {
  const names = Object.entries({ id, ...parts });
  const open = withFirstValues(path);
  return names.reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), open);
}

/** Sends a request of the contract by a user. */
export function send(who: { email: string }, method: string, path: string, body?: unknown) {
  const client = as(who);
  if (method === 'get' || method === 'delete') return client[method]<unknown>(path);
  return client[method as 'post' | 'patch' | 'put']<unknown>(path, body);
}

/** The answer without values that differ in every answer. */
export function said({ status, body }: Answer<unknown>) {
  const { requestId: _requestId, ...rest } = (body ?? {}) as { requestId?: string };
  return { status, ...rest };
}
