import type { NoticeRows } from '../../platform/notices/row.ts';
import { EVIDENCE_NAMES } from './names.ts';

/** The events of evidence. */
export const evidenceNotices = {
  evidence_received: {
    to: ['company'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    digestSeconds: 1800,
    codes: { subject: EVIDENCE_NAMES },
    name: { es: 'Evidencia por revisar', en: 'Proof document to review' },
    text: {
      es: ({ carrier, subject, reference, lane, stop }) =>
        `${carrier} envió evidencia de ${reference} (${lane}): ${subject}${stop}. Revísela.`,
      en: ({ carrier, subject, reference, lane, stop }) =>
        `${carrier} sent a proof document of ${reference} (${lane}): ${subject}${stop}. Review it.`,
    },
  },
  evidence_rejected: {
    to: ['carrier', 'address'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    codes: { subject: EVIDENCE_NAMES },
    name: { es: 'Evidencia rechazada', en: 'Proof document rejected' },
    text: {
      es: ({ subject, reference, lane, person, stop }) =>
        `Se rechazó una evidencia de ${reference} (${lane}): ${subject}${stop}. Motivo: ${person}. Envíe otra.`,
      en: ({ subject, reference, lane, person, stop }) =>
        `A proof document of ${reference} (${lane}) was rejected: ${subject}${stop}. Reason: ${person}. Send another.`,
    },
  },
  evidence_overdue: {
    to: ['company'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    waitsForMorning: true,
    codes: { subject: EVIDENCE_NAMES },
    name: { es: 'Evidencia sin revisar a tiempo', en: 'Proof document not reviewed in time' },
    text: {
      es: ({ subject, reference, lane, stop }) =>
        `Pasó el plazo para revisar una evidencia de ${reference} (${lane}): ${subject}${stop}`,
      en: ({ subject, reference, lane, stop }) =>
        `The time to review a proof document of ${reference} (${lane}) has passed: ${subject}${stop}`,
    },
  },
} satisfies NoticeRows;
