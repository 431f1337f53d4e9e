import type { Transaction } from 'objection';
import { Carrier, languageOf } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { NoticeKind } from '../notices/row.ts';
import { partsOf } from '../links/index.ts';
import { type Address, notify } from '../notifications/index.ts';
import type { Invitation } from './Invitation.ts';
import { answerLink, PATHS } from './sheet/link.ts';

/**
 * Notifies an invited carrier: its users, and by mail its quoting address, so that carriers without an account hear of
 * the outcome too. The mail leads to the page of the invitation's link.
 */
export async function notifyCarrier(
  trx: Transaction,
  kind: NoticeKind,
  invitation: Invitation,
  params: Schemas['NotificationParams'],
): Promise<void> {
  const { id: entityId, carrierId } = invitation;
  const of = { carrierId, address: await addressOf(trx, invitation) };
  await notify(trx, kind, { of, entityId, params });
}

async function addressOf(trx: Transaction, invitation: Invitation): Promise<Address | undefined> {
  const carrier = await Carrier.query(trx).findById(invitation.carrierId);
  if (!carrier?.quotingEmail) return undefined;
  const language = languageOf(carrier);
  const { start, signed } = partsOf(await answerLink(trx, invitation));
  const link = { label: LABEL[language], path: `${PATHS[language]}#${start}`, signed };
  return { email: carrier.quotingEmail, language, link };
}

const LABEL = { es: 'Ver la solicitud', en: 'See the request' };
