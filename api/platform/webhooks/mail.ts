import type { Transaction } from 'objection';
import type { Locale, Words } from '../../shared/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { ROLES, User } from '../users/index.ts';
import type { Due } from './delivery/due.ts';

/** Mails the admins of a webhook's company or carrier that it fails or has ended. */
export async function tellAdmins(
  trx: Transaction,
  { ownerId, webhookId, name }: Pick<Due, 'ownerId' | 'webhookId' | 'name'>,
  what: keyof typeof WORDS,
): Promise<void> {
  const admins = await User.query(trx)
    .modify('listed')
    .where((one) => one.where({ companyId: ownerId }).orWhere({ carrierId: ownerId }))
    .where('userRoleId', '<', ROLES.member);
  for (const { email, language } of admins)
    await sendMail(trx, email, {
      kind: 'webhook_failing',
      locale: language,
      subject: WORDS[what].subject[language],
      lines: [WORDS[what].text[language].replace('{name}', name)],
      link: { label: LABEL[language], path: `/admin/webhooks/${webhookId}/view` },
    });
}

const LABEL: Record<Locale, string> = { es: 'Ver el webhook', en: 'View the webhook' };

const WORDS = {
  failing: {
    subject: { es: 'Un webhook no recibe sus eventos', en: 'A webhook does not get its events' },
    text: {
      es: 'Andén intentó durante un día entregar un evento al webhook «{name}» y no lo logró. Revise el programa que lo recibe; después puede reenviar en la página del webhook lo que falló.',
      en: 'For a day Andén tried to deliver an event to the webhook “{name}” and could not. Check the program that receives it; then you can send what failed once more on the page of the webhook.',
    },
  },
  gone: {
    subject: { es: 'Un webhook terminó', en: 'A webhook has ended' },
    text: {
      es: 'El programa que recibe los eventos del webhook «{name}» contestó que ya no los quiere (410), así que Andén dejó de enviarlos. Si no es correcto, cree otro webhook.',
      en: 'The program that receives the events of the webhook “{name}” answered that it no longer wants them (410), so Andén stopped sending them. If that is wrong, create another webhook.',
    },
  },
} satisfies Record<string, { subject: Words; text: Words }>;
