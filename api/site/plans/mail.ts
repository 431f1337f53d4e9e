import type { Transaction } from 'objection';
import { sendMail } from '../../core/mail/mail.ts';
import { ROLES, TYPES, User } from '../../platform/users/index.ts';

interface Request {
  /** The id of the site request. */
  id: string;
  folio: string;
  companyName: string;
  /** The name of the user who requests it. */
  name: string;
}

/** Notifies Andén's admins, who change plans, by mail of a company's request for the premium plan. */
export async function mailAdmins(trx: Transaction, { id, ...request }: Request): Promise<void> {
  const admins = await User.query(trx)
    .modify('listed')
    .where({ userTypeId: TYPES.internal, accessType: 'full' })
    .whereIn('userRoleId', [ROLES.root, ROLES.admin]);
  for (const { email, language } of admins) {
    const { label, ...words } = WORDS[language](request);
    const link = { label, path: `/admin/inquiries/${id}/view` };
    await sendMail(trx, email, {
      kind: 'upgrade_requested',
      locale: language,
      ...words,
      link,
    });
  }
}

type Words = Omit<Request, 'id'>;

const WORDS = {
  es: ({ folio, companyName, name }: Words) => ({
    subject: `Solicitud del plan Premium, folio ${folio}`,
    lines: [`${name}, de ${companyName}, solicita el plan Premium.`],
    label: 'Ver la solicitud',
  }),
  en: ({ folio, companyName, name }: Words) => ({
    subject: `Request for the Premium plan, reference ${folio}`,
    lines: [`${name} of ${companyName} requests the Premium plan.`],
    label: 'See the request',
  }),
};
