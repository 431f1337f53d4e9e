import type { Actor } from '../../../core/auth/actor.ts';
import { Carrier, languageOf, phoneFor } from '../../../network/carriers/index.ts';
import { noteChanged } from '../../../core/announcements/changes.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { giveLink, linkText } from '../../../platform/links/index.ts';
import { Invitation } from '../Invitation.ts';
import type { Locked } from '../service.ts';
import { answerLinks, targetOf } from './link.ts';
import { sheetOf } from './sheet.ts';

/**
 * The link of an invitation and the text to send it with, in the carrier's language, for WhatsApp or any other
 * messenger. With `renew` the link gets a new token, and those given out so far are revoked.
 */
export async function messageFor(
  { trx, quote, invitation }: Locked,
  { renew }: Schemas['LinkRequest'],
  { actor, publicUrl }: { actor: Actor; publicUrl: string },
): Promise<Schemas['LinkText']> {
  const carrier = (await Carrier.query(trx).findById(invitation.carrierId))!;
  const locale = languageOf(carrier);
  const link = await giveLink(trx, answerLinks, { ...targetOf(invitation), renew });
  if (renew) await noteChanged(trx, Invitation.tableName, [invitation.id]);
  const facts = await sheetOf(trx, quote, invitation, locale);
  return linkText(trx, answerLinks, link, {
    locale,
    publicUrl,
    reference: quote.reference,
    lines: facts.map(({ label, text }) => `${label}: ${text}`),
    phone: phoneFor(actor, carrier),
  });
}
