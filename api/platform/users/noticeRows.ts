import type { NoticeRows } from '../notices/row.ts';

/** The events of users. */
export const userNotices = {
  user_invited: {
    to: ['users'],
    bell: false,
    mail: 'own',
    name: { es: 'Acceso a Andén', en: 'Access to Andén' },
    text: { es: () => 'Su acceso a Andén', en: () => 'Your access to Andén' },
  },
} satisfies NoticeRows;
