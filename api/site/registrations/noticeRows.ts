import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of registrations on the public site. */
export const registrationNotices = {
  registration_started: {
    to: ['address'],
    bell: false,
    mail: 'own',
    name: { es: 'Registro de transportista', en: 'Carrier registration' },
    text: {
      es: () => 'Continúa tu registro de transportista en Andén',
      en: () => 'Continue your carrier registration with Andén',
    },
  },
} satisfies NoticeRows;
