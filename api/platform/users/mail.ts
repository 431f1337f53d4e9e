import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { asSentence } from '../../core/i18n/asSentence.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { DEFAULT_LOCALE } from '../../shared/languages.ts';

/** Mails a user who was added or restored how to sign in, and returns the id of the mail. */
export function mailAccess(trx: Transaction, user: Schemas['User']): Promise<string> {
  const { language: locale = DEFAULT_LOCALE, email } = user;
  const { label, ...words } = WORDS[locale](user);
  return sendMail(trx, email, {
    kind: 'user_invited',
    locale,
    ...words,
    link: { label, path: '/admin/' },
  });
}

const WORDS = {
  es: ({ firstName, email, companyName, carrierName }: Schemas['User']) => ({
    subject: 'Su acceso a Andén',
    lines: [
      asSentence(
        `${firstName}, ya tiene acceso a Andén como usuario de ${companyName ?? carrierName}`,
      ),
      `Inicie sesión con este correo: ${email}. La página de inicio de sesión le pide su contraseña o, la primera vez, le deja crearla.`,
    ],
    label: 'Iniciar sesión',
  }),
  en: ({ firstName, email, companyName, carrierName }: Schemas['User']) => ({
    subject: 'Your access to Andén',
    lines: [
      asSentence(
        `${firstName}, you now have access to Andén as a user of ${companyName ?? carrierName}`,
      ),
      `Sign in with this e-mail: ${email}. The sign-in page asks for your password or, the first time, lets you create it.`,
    ],
    label: 'Sign in',
  }),
};
