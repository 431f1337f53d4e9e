import type { Schemas } from '../../core/contract/types.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { dayAt } from '../../core/i18n/days.ts';
import type { Locale } from '../../shared/words.ts';
import type { PrintedDocument, Section } from '../../core/print/model.ts';
import { pdfOf } from '../../core/print/pdf.ts';
import { packetLinks } from './mail.ts';

type Content = Schemas['PacketContent'];

/** The cover of a packet as a PDF: its documents, until when they are valid, their SHA-256, and how to verify it. */
export async function coverOf(content: Content, locale: Locale, publicUrl: string) {
  const document = coverIn(content, locale, publicUrl);
  const fileName = `${WORDS[locale].file}-${content.number.slice(0, 8)}.pdf`;
  return { fileName, mediaType: 'application/pdf', content: await pdfOf(document) };
}

function coverIn(content: Content, locale: Locale, publicUrl: string): PrintedDocument {
  const t = WORDS[locale];
  const { carrierName, recipient, sentAt, documents } = content;
  const number = inGroups(content.number);
  const address = `${publicUrl}${packetLinks.paths[locale]}`;
  return {
    locale,
    title: t.title,
    createdAt: new Date(sentAt),
    letterhead: {
      sender: carrierName,
      lines: [`${t.to} ${recipient}`],
      facts: [`${t.sent} ${dateInWords(dayAt(new Date(sentAt)), locale)}`],
    },
    sections: [
      ...documents.map((document) => sectionOf(document, locale)),
      {
        heading: t.verify,
        blocks: [
          { kind: 'text', text: t.how },
          {
            kind: 'facts',
            facts: [
              [t.page, address],
              [t.number, number],
            ],
          },
        ],
      },
    ],
    footer: { name: `${t.title} · ${carrierName}`, code: number },
  };
}

function sectionOf(document: Content['documents'][number], locale: Locale): Section {
  const t = WORDS[locale];
  const { name, fileName, documentDate, expirationDate, checksum } = document;
  return {
    heading: name,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t.file_, fileName],
          [t.dated, dateInWords(documentDate!, locale)],
          [t.valid, expirationDate ? dateInWords(expirationDate, locale) : t.notReviewed],
          ['SHA-256', checksum],
        ],
      },
    ],
  };
}

/** The number in groups of four, as people read it. */
export function inGroups(number: string): string {
  return number.match(/.{4}/g)!.join(' ');
}

const WORDS = {
  es: {
    title: 'Paquete de documentos',
    file: 'paquete',
    to: 'Para:',
    sent: 'Enviado:',
    file_: 'Archivo',
    dated: 'Fecha del documento',
    valid: 'Revisado, vigente hasta',
    notReviewed: 'Sin revisión',
    verify: 'Cómo comprobar este paquete',
    how: 'En esta página, el número muestra qué documentos contenía el paquete y la huella SHA-256 de cada archivo. Un archivo con otra huella no es el que se envió.',
    page: 'Página',
    number: 'Número de este paquete',
  },
  en: {
    title: 'Document packet',
    file: 'packet',
    to: 'For:',
    sent: 'Sent:',
    file_: 'File',
    dated: 'Date of the document',
    valid: 'Reviewed, valid until',
    notReviewed: 'Without review',
    verify: 'How to verify this packet',
    how: 'On this page, the number shows which documents the packet contained and the SHA-256 of each file. A file with another SHA-256 is not the one that was sent.',
    page: 'Page',
    number: 'Number of this packet',
  },
};
