import type { NoticeRows } from '../notices/row.ts';

/** The events of an uploaded file. */
export const importNotices = {
  import_ended: {
    to: ['company', 'users'],
    entity: 'imports',
    bell: true,
    mail: 'off',
    codes: {
      status: {
        failed: { es: 'no se pudo terminar', en: 'could not be finished' },
        expired: {
          es: 'venció sin confirmarse y no se guardó nada',
          en: 'expired unconfirmed, and nothing was saved',
        },
      },
    },
    name: { es: 'Archivo subido', en: 'Uploaded file' },
    text: {
      es: ({ reference, person, count, failed, status }) =>
        `${person} subió ${reference}: ${status || `${count} guardadas, ${failed} con error`}`,
      en: ({ reference, person, count, failed, status }) =>
        `${person} uploaded ${reference}: ${status || `${count} saved, ${failed} with errors`}`,
    },
  },
} satisfies NoticeRows;
