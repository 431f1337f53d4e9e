import { labelsOf } from '../../core/contract/labels.ts';
import type { NoticeRow, NoticeRows } from '../../platform/notices/row.ts';

const papers = labelsOf('RadarPaper.paper');

const rest = {
  to: ['carrier', 'address'],
  bell: true,
  mail: 'on',
  waitsForMorning: true,
  withoutAccount: {
    es: 'Cuando tenga el papel nuevo, responda a este correo con su vigencia para actualizar el registro.',
    en: 'Once you have the new paper, reply to this e-mail with its validity, to update the record.',
  },
  text: {
    es: ({ subject, reference, day }) => `Vence el ${day}: ${subject} de ${reference}`,
    en: ({ subject, reference, day }) => `Expires on ${day}: ${subject} of ${reference}`,
  },
} as const satisfies Partial<NoticeRow>;

/** The events of papers of vehicles and drivers. */
export const paperNotices = {
  vehicle_paper_expiring: {
    ...rest,
    entity: 'vehicles',
    codes: { subject: papers },
    name: { es: 'Papel de unidad por vencer', en: 'Truck paper expiring' },
  },
  driver_paper_expiring: {
    ...rest,
    entity: 'operators',
    codes: { subject: papers },
    name: { es: 'Papel de operador por vencer', en: 'Driver paper expiring' },
  },
} satisfies NoticeRows;
