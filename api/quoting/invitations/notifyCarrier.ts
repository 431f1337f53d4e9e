import type { Transaction } from 'objection';
import { recipientsOf } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { NoticeKind } from '../../platform/notices/row.ts';
import { addressesWithLink, giveLink } from '../../platform/links/index.ts';
import { type Address, notify } from '../../platform/notifications/index.ts';
import { replyToOf } from '../quotes/index.ts';
import type { Invitation } from './Invitation.ts';
import { answerLinks, targetOf } from './sheet/link.ts';

/**
 * Notifies an invited carrier: its users, and by mail the addresses that get its quote requests, so that carriers without
 * an account hear of the outcome too. The mail leads to the page of the invitation's link.
 */
export async function notifyCarrier(
  trx: Transaction,
  kind: NoticeKind,
  invitation: Invitation,
  params: Schemas['NotificationParams'],
): Promise<void> {
  const { id: entityId, carrierId } = invitation;
  const of = { carrierId, addresses: await addressesOf(trx, invitation) };
  await notify(trx, kind, { of, entityId, params });
}

async function addressesOf(trx: Transaction, invitation: Invitation): Promise<Address[]> {
  const { carrierId, companyId, quoteId } = invitation;
  const link = await giveLink(trx, answerLinks, targetOf(invitation));
  const reply = await replyToOf(trx, { companyId, id: quoteId }, link);
  const to = await recipientsOf(trx, carrierId, 'quotes');
  const people = to.filter(({ isUser }) => !isUser);
  const addresses = addressesWithLink({ ...answerLinks, label: LABEL }, link, people);
  return addresses.map((address) => ({ ...address, ...reply }));
}

const LABEL = { es: 'Ver la solicitud', en: 'See the request' };
