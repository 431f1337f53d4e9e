import type { Transaction } from 'objection';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { sendMail } from '../../core/mail/mail.ts';
import {
  type LinkDefinition,
  giveLink,
  linkInMail,
  type LinkTarget,
} from '../../platform/links/index.ts';
import type { Packet } from './Packet.ts';
import { pagePaths } from '../../shared/words.ts';

/** With these links the recipients of packets open them, until the day that the carrier chose. */
export const packetLinks = {
  kind: 'packet',
  holder: 'carrier',
  days: 0,
  paths: pagePaths('/packet'),
  label: { es: 'Ver documentos', en: 'View documents' },
} satisfies LinkDefinition;

/** The target of a packet's link, which ends with the packet. */
export function targetOf(packet: Pick<Packet, 'id' | 'carrierId' | 'expiresAt'>): LinkTarget {
  return { subjectId: packet.id, partyId: packet.carrierId, from: packet.expiresAt };
}

/** Mails the link of a packet to its recipient. */
export async function mailPacket(trx: Transaction, packet: Packet): Promise<void> {
  const { email, recipient, language: locale, content } = packet;
  const link = await giveLink(trx, packetLinks, targetOf(packet));
  const t = WORDS[locale];
  const blanks = {
    carrier: content.carrierName,
    recipient,
    day: dateInWords(dayAt(new Date(packet.expiresAt)), locale),
  };
  await sendMail(trx, email, {
    kind: 'packet_sent',
    locale,
    subject: t.subject,
    lines: t.lines.map((line) => fillBlanks(line, blanks)),
    link: linkInMail(packetLinks, link, locale),
  });
}

function fillBlanks(text: string, blanks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name]!);
}

const WORDS = {
  es: {
    subject: 'Documentos de un transportista',
    lines: [
      '{recipient}, {carrier} le envía sus documentos, con su vigencia y la huella SHA-256 de cada archivo.',
      'El enlace sirve hasta el {day}. El transportista lee en su registro qué archivos abre.',
    ],
  },
  en: {
    subject: 'Documents of a carrier',
    lines: [
      '{recipient}, {carrier} sends you its documents, with their validity and the SHA-256 of each file.',
      'The link works until {day}. The carrier reads in its log which files you open.',
    ],
  },
};
