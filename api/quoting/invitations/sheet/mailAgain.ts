import {
  Carrier,
  type Recipient,
  recipientsAt,
  recipientsOf,
} from '../../../network/carriers/index.ts';
import { noteChanged } from '../../../core/announcements/changes.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { giveLink, readdress } from '../../../platform/links/index.ts';
import { Invitation } from '../Invitation.ts';
import type { Locked } from '../service.ts';
import { answerLinks, targetOf } from './link.ts';
import { mailTo } from './mail.ts';

/**
 * Mails the invitation again: to another address if one is given, which revokes the link in the mails sent before, else to
 * everybody who got it. An address of a carrier of the broker's own network that had none is saved as its quoting address.
 */
export async function mailAgain(
  { trx, quote, invitation }: Locked,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const { carrierId } = invitation;
  const linkAndToken = await giveLink(trx, answerLinks, targetOf(invitation));
  const { link, to } = await readdress(trx, answerLinks, { link: linkAndToken, email }, (emails) =>
    recipients(trx, carrierId, emails),
  );
  await mailTo(trx, quote, invitation, { link, to });
  await noteChanged(trx, Invitation.tableName, [invitation.id]);
  const carrier = (await Carrier.query(trx).findById(carrierId))!;
  if (email && !carrier.quotingEmail && carrier.companyId === quote.companyId)
    await amend(Carrier, carrierId, { quotingEmail: email.toLowerCase() }, { trx });
}

function recipients(trx: Locked['trx'], carrierId: string, emails: string[]): Promise<Recipient[]> {
  return emails.length > 0
    ? recipientsAt(trx, carrierId, emails)
    : recipientsOf(trx, carrierId, 'quotes');
}
