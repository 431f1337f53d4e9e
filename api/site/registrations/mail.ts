import type { Transaction } from 'objection';
import type { Locale } from '../../shared/words.ts';
import { sendMail } from '../../core/mail/mail.ts';

/**
 * Mails the link to continue a registration in any browser. The token is in the fragment (`#`), which browsers do not
 * send, so that no server logs it. The mail contains no text that the visitor entered, so that nobody can use it to
 * send messages to others.
 */
export function mailLink(
  trx: Transaction,
  to: string,
  { token, locale }: { token: string; locale: Locale },
): Promise<string> {
  const { path, label, ...words } = WORDS[locale];
  return sendMail(trx, to, {
    kind: 'registration_started',
    locale,
    ...words,
    link: { label, path: `${path}#${token}` },
  });
}

const WORDS = {
  es: {
    subject: 'Continúa tu registro de transportista en Andén',
    lines: [
      'Empezaste a registrar tu empresa en Andén. Tu avance se guarda 30 días: sigue con este enlace.',
      'Si no fuiste tú, ignora este correo: sin este enlace nadie puede terminar el registro.',
    ],
    label: 'Continuar registro',
    path: '/form',
  },
  en: {
    subject: 'Continue your carrier registration with Andén',
    lines: [
      'You started registering your company with Andén. Your progress is kept for 30 days; use this link to continue.',
      'If this was not you, ignore this e-mail: nobody can finish the registration without this link.',
    ],
    label: 'Continue registration',
    path: '/en/form',
  },
};
