import { Company, operatorId } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Locale } from '../../shared/words.ts';
import { add } from '../../core/records/writing/save.ts';
import { folioOf, Inquiry, notifyStaff } from '../inquiries/index.ts';
import { User } from '../../platform/users/index.ts';
import { mailAdmins } from './mail.ts';

/**
 * Requests the premium plan: creates a site request, with a notification for staff and a mail to the admins. Returns an
 * open request instead of creating a second one.
 */
export async function requestUpgrade(
  actor: Actor,
  { comment = null }: Schemas['UpgradeRequest'],
  locale: Locale,
): Promise<Schemas['Received']> {
  return Inquiry.transaction(async (trx) => {
    const company = await Company.query(trx).findById(actor.companyId!).forNoKeyUpdate();
    if (company!.plan === 'premium') throw new Refusal('ALREADY_PREMIUM');
    const companyId = await operatorId(trx);
    const request = { companyId, kind: 'plan_upgrade', customerId: company!.id } as const;
    const openInquiry = await Inquiry.query(trx).findOne(request).whereNot('status', 'done');
    if (openInquiry) return receiptOf(openInquiry.id, locale);
    const { firstName, lastName, email, phone } = (await User.query(trx).findById(actor.userId!))!;
    const name = `${firstName} ${lastName}`;
    const { name: companyName } = company!;
    const asker = { name, email, phone, companyName };
    const row = { ...request, ...asker, audience: 'broker', message: comment, language: locale };
    const id = await add(Inquiry, row, trx);
    await notifyStaff(trx, id, 'plan_upgrade');
    await mailAdmins(trx, { id, folio: folioOf(id), companyName, name });
    return receiptOf(id, locale);
  });
}

function receiptOf(id: string, locale: Locale): Schemas['Received'] {
  return { folio: folioOf(id), message: REQUESTED[locale] };
}

const REQUESTED = {
  es: 'Solicitud de Premium enviada con éxito. Un ejecutivo le escribirá.',
  en: 'Premium request sent successfully. One of our people will write to you.',
};
