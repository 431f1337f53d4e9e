import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of packets. */
export const packetNotices = {
  packet_sent: {
    to: ['address'],
    bell: false,
    mail: 'own',
    name: { es: 'Paquete de documentos', en: 'Document packet' },
    text: {
      es: () => 'Un transportista le envía sus documentos',
      en: () => 'A carrier sends you its documents',
    },
  },
} satisfies NoticeRows;
