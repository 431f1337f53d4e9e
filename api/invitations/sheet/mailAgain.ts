import { Carrier, languageOf } from '../../carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/http/errors.ts';
import { amend } from '../../core/records/save.ts';
import { lastRecipient, renewLink } from '../../links/index.ts';
import type { Locked } from '../service.ts';
import { answerLink } from './link.ts';
import { mailTo } from './mail.ts';

/**
 * Mails the invitation again, to another address if one is given. The link in a mail to a former address is revoked. An
 * address of a carrier of the broker's own network that had none is saved as its quoting address.
 */
export async function mailAgain(
  { trx, quote, invitation }: Locked,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const carrier = (await Carrier.query(trx).findById(invitation.carrierId))!;
  const made = await answerLink(trx, invitation);
  const before = await lastRecipient(trx, made);
  const to = email?.toLowerCase() ?? before ?? carrier.quotingEmail;
  if (!to) throw invalid('email', { es: 'Este campo es necesario', en: 'This field is required' });
  const isElsewhere = before !== undefined && before !== to;
  const link = isElsewhere ? await renewLink(trx, made) : made;
  await mailTo(trx, quote, invitation, { link, to, locale: languageOf(carrier) });
  if (!carrier.quotingEmail && carrier.companyId === quote.companyId)
    await amend(Carrier, carrier.id, { quotingEmail: to }, { trx });
}
