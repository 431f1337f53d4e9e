import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of a company. */
export const companyNotices = {
  plan_limit_reached: {
    to: ['company'],
    entity: 'companies',
    bell: true,
    mail: 'on',
    codes: {
      subject: {
        contacts: { es: 'transportistas contactados', en: 'carrier contacts' },
        loads: { es: 'cargas asignadas', en: 'load assignments' },
      },
    },
    name: { es: 'Límite del plan', en: 'Plan limit' },
    text: {
      es: ({ count, subject }) => `Su plan gratuito llegó a su límite: ${count} ${subject}`,
      en: ({ count, subject }) => `Your free plan has reached its limit: ${count} ${subject}`,
    },
  },
} satisfies NoticeRows;
