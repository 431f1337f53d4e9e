import type { NoticeRows } from '../../platform/notices/row.ts';

/** The weekly summary, which only those get who chose it. */
export const weeklyNotices = {
  weekly_summary: {
    to: ['company', 'carrier'],
    bell: false,
    mail: 'off',
    name: { es: 'Resumen de la semana', en: 'Weekly summary' },
    text: {
      es: ({ day }) => `Resumen de la semana del ${day}`,
      en: ({ day }) => `Summary of the week of ${day}`,
    },
  },
} satisfies NoticeRows;
