import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of the border. */
export const borderNotices = {
  border_asked: {
    to: ['address'],
    bell: false,
    mail: 'own',
    name: { es: 'Datos para el cruce', en: 'Data for the border crossing' },
    text: {
      es: () => 'Faltan datos para que un embarque cruce la frontera',
      en: () => 'Data is missing before a load can cross the border',
    },
  },
} satisfies NoticeRows;
