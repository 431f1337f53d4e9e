import type { Transaction } from 'objection';
import { dateInWords } from '../core/i18n/dateInWords.ts';
import { dayAt } from '../core/i18n/days.ts';
import { sendMail } from '../core/mail/mail.ts';
import { linkTo, partsOf } from '../links/index.ts';
import type { Packet } from './Packet.ts';

/** Mails the link of a packet to its recipient. */
export async function mailPacket(trx: Transaction, packet: Packet): Promise<void> {
  const { id, carrierId, email, recipient, language: locale, content } = packet;
  const expiresAt = new Date(packet.expiresAt);
  const link = await linkTo(trx, { kind: 'packet', subjectId: id, partyId: carrierId, expiresAt });
  const { start, signed } = partsOf(link);
  const t = WORDS[locale];
  const blanks = {
    carrier: content.carrierName,
    recipient,
    day: dateInWords(dayAt(expiresAt), locale),
  };
  await sendMail(trx, email, {
    ...{ kind: 'packet_sent', locale, subject: t.subject },
    lines: t.lines.map((line) => filled(line, blanks)),
    link: { label: t.label, path: `${t.path}#${start}`, signed },
  });
}

function filled(text: string, blanks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name]!);
}

const WORDS = {
  es: {
    subject: 'Documentos de un transportista',
    lines: [
      '{recipient}, {carrier} le envía sus documentos, con su vigencia y la huella SHA-256 de cada archivo.',
      'El enlace sirve hasta el {day}. El transportista lee en su registro qué archivos abre.',
    ],
    label: 'Ver documentos',
    path: '/packet',
  },
  en: {
    subject: 'Documents of a carrier',
    lines: [
      '{recipient}, {carrier} sends you its documents, with their validity and the SHA-256 of each file.',
      'The link works until {day}. The carrier reads in its log which files you open.',
    ],
    label: 'View documents',
    path: '/en/packet',
  },
};
