import type { NoticeRow, NoticeRows } from '../../platform/notices/row.ts';
import { LABELS } from './typeNames.ts';

const rest = {
  to: ['carrier'],
  entity: 'documents',
  bell: true,
  mail: 'on',
  codes: { subject: LABELS },
} as const satisfies Partial<NoticeRow>;

/** The events of a carrier's document. */
export const documentNotices = {
  document_received: {
    ...rest,
    to: ['users'],
    entity: 'validations',
    mail: 'off',
    name: { es: 'Documento por revisar', en: 'Document to review' },
    text: {
      es: ({ carrier, subject }) => `Documento por revisar de ${carrier}: ${subject}`,
      en: ({ carrier, subject }) => `Document to review from ${carrier}: ${subject}`,
    },
  },
  document_approved: {
    ...rest,
    name: { es: 'Documento aprobado', en: 'Document approved' },
    text: {
      es: ({ subject }) => `Se aprobó su documento: ${subject}`,
      en: ({ subject }) => `Your document was approved: ${subject}`,
    },
  },
  document_rejected: {
    ...rest,
    name: { es: 'Documento rechazado', en: 'Document rejected' },
    text: {
      es: ({ subject }) => `Se rechazó su documento, vea el motivo y súbalo de nuevo: ${subject}`,
      en: ({ subject }) => `Your document was rejected, see why and upload it again: ${subject}`,
    },
  },
  document_asked: {
    ...rest,
    to: ['carrier', 'address'],
    name: { es: 'Documento solicitado', en: 'Document requested' },
    text: {
      es: ({ person, subject }) => `${person}, le pide un documento: ${subject}`,
      en: ({ person, subject }) => `${person}, requests a document from you: ${subject}`,
    },
  },
  document_expiring: {
    ...rest,
    to: ['carrier', 'address'],
    waitsForMorning: true,
    name: { es: 'Documento por vencer', en: 'Document expiring' },
    text: {
      es: ({ subject, day }) => `Su documento vence el ${day}, suba uno nuevo: ${subject}`,
      en: ({ subject, day }) => `Your document expires on ${day}, upload a new one: ${subject}`,
    },
  },
  document_expired: {
    ...rest,
    to: ['carrier', 'address'],
    waitsForMorning: true,
    name: { es: 'Documento vencido', en: 'Document expired' },
    text: {
      es: ({ subject, day }) => `Su documento venció el ${day}, suba uno nuevo: ${subject}`,
      en: ({ subject, day }) => `Your document expired on ${day}, upload a new one: ${subject}`,
    },
  },
} satisfies NoticeRows;
