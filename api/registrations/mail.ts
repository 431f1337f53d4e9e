import type { Transaction } from 'objection';
import type { Locale } from '../core/i18n/words.ts';
import { sendMail } from '../core/mail/mail.ts';

/**
 * Writes where a registration goes on, in any browser. The token stands behind the link's `#`, so that no server's log
 * has it; of what was typed nothing is repeated, so that nobody can have us write words of theirs to others.
 */
export function mailLink(
  trx: Transaction,
  to: string,
  { token, locale }: { token: string; locale: Locale },
): Promise<void> {
  const { path, label, ...words } = WORDS[locale];
  return sendMail(trx, to, { locale, ...words, link: { label, path: `${path}#${token}` } });
}

const WORDS = {
  es: {
    subject: 'Continúe su registro de transportista en Andén',
    lines: [
      'Empezó a registrar a su empresa en Andén. Lo que guarde queda aquí 30 días: con este enlace continúa en cualquier teléfono o computadora.',
      'Si no fue usted, no haga nada: sin este enlace nadie termina el registro.',
    ],
    label: 'Continuar el registro',
    path: '/form',
  },
  en: {
    subject: 'Continue your carrier registration at Andén',
    lines: [
      'You began to register your company at Andén. What you save is kept for 30 days: with this link you go on from any phone or computer.',
      'If it was not you, do nothing: without this link nobody completes the registration.',
    ],
    label: 'Continue the registration',
    path: '/en/form',
  },
};
