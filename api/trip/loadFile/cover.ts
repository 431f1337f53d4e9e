import type { Schemas } from '../../core/contract/types.ts';
import { dateInWords, momentWithZone } from '../../core/i18n/dateInWords.ts';
import { MEXICO_CITY } from '../../core/i18n/days.ts';
import { moneyText } from '../../core/i18n/moneyText.ts';
import type { Locale } from '../../shared/words.ts';
import type { Fact, PrintedDocument } from '../../core/print/model.ts';
import { pdfOf } from '../../core/print/pdf.ts';
import type { Entry } from '../../core/files/archive.ts';
import { addressLines } from '../../platform/geography/addressLines.ts';
import { laneWithStops, stopName } from '../../platform/geography/stopText.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';

interface CoverContent {
  shipment: Schemas['Shipment'];
  settlement: Schemas['Settlement'] | undefined;
  brokerName: string;
  entries: Entry[];
  /** Whether the data of the Carta Porte are incomplete, so that there is no XML of them. */
  lacksXml: boolean;
  now: Date;
}

/** The cover of a load's file as a PDF: the load, what its carrier is owed, what the archive contains, and how to verify it. */
export function coverOf(content: CoverContent, locale: Locale): Promise<Buffer> {
  return pdfOf(coverIn(content, locale));
}

function coverIn(content: CoverContent, locale: Locale): PrintedDocument {
  const t = WORDS[locale];
  const { shipment, brokerName, entries, now } = content;
  const createdAt = momentWithZone(now, MEXICO_CITY, locale);
  const list = entries.map(({ name }) => name);
  return {
    locale,
    title: `${t.title} ${shipment.reference}`,
    createdAt: now,
    letterhead: {
      sender: brokerName,
      lines: [shipment.reference],
      facts: [`${t.made} ${createdAt}`],
    },
    sections: [
      { heading: t.load, blocks: [{ kind: 'facts', facts: factsOf(content, locale) }] },
      {
        heading: t.content,
        blocks: [{ kind: 'list', items: list.length > 0 ? list : [t.nothing] }],
      },
      {
        heading: t.verify,
        blocks: [
          { kind: 'text', text: t.how },
          { kind: 'text', text: t.keep },
        ],
      },
    ],
    footer: { name: `${t.title} ${shipment.reference}`, code: brokerName },
  };
}

function factsOf({ shipment, settlement, lacksXml }: CoverContent, locale: Locale): Fact[] {
  const t = WORDS[locale];
  const { origin, destination, stops, customerName, carrierName, deliveredAt } = shipment;
  const count = stops?.length ?? 2;
  const facts: (Fact | undefined | null | '' | false)[] = [
    [t.lane, laneWithStops({ origin: origin!, destination: destination! }, count, locale)],
    ...(count > 2 ? stops!.map((stop): Fact => stopFact(stop, count, locale)) : []),
    [t.delivery, addressLines(destination!, locale).join(', ')],
    customerName && [t.customer, customerName],
    carrierName && [t.carrier, carrierName],
    deliveredAt && [
      t.delivered,
      momentWithZone(new Date(deliveredAt), zoneOf(destination!), locale),
    ],
    lacksXml && [t.cartaPorte, t.incomplete],
    settlement && [t.total, moneyText(settlement.total!, settlement.currency!)],
    settlement?.paidOn && [
      t.paid,
      `${dateInWords(settlement.paidOn, locale)}, ${settlement.paymentReference}`,
    ],
  ];
  return facts.filter((fact): fact is Fact => !!fact);
}

function stopFact(stop: Schemas['Stop'], count: number, locale: Locale): Fact {
  const { name, ...place } = stop.place;
  const lines = [name, ...addressLines(place, locale), stop.reference];
  return [stopName(stop, count, locale), lines.filter(Boolean).join(', ')];
}

const WORDS = {
  es: {
    title: 'Expediente del embarque',
    made: 'Generado el',
    load: 'Embarque',
    lane: 'Ruta',
    delivery: 'Entrega',
    customer: 'Cliente',
    carrier: 'Transportista',
    delivered: 'Entregado',
    cartaPorte: 'Carta Porte',
    incomplete: 'Datos incompletos: sin XML',
    total: 'Liquidación, sin IVA',
    paid: 'Pagada el',
    content: 'Contenido',
    nothing: 'Sin archivos',
    verify: 'Cómo comprobarlo',
    how: 'SHA256SUMS contiene la huella SHA-256 de cada archivo. «sha256sum -c SHA256SUMS» en la carpeta del expediente comprueba, sin red, que ninguno cambió.',
    keep: 'Conserve el expediente cinco años, el plazo en que la autoridad aduanera puede pedirlo; confírmelo con su agente aduanal.',
  },
  en: {
    title: 'Trip file',
    made: 'Made on',
    load: 'Load',
    lane: 'Lane',
    delivery: 'Delivery',
    customer: 'Customer',
    carrier: 'Carrier',
    delivered: 'Delivered',
    cartaPorte: 'Carta Porte',
    incomplete: 'Incomplete data: no XML',
    total: 'Settlement, excl. VAT (IVA)',
    paid: 'Paid on',
    content: 'Content',
    nothing: 'No files',
    verify: 'How to verify it',
    how: 'SHA256SUMS contains the SHA-256 of each file. “sha256sum -c SHA256SUMS” in the folder of the trip file checks, without a network, that none has changed.',
    keep: 'Keep the trip file for five years, during which Mexican customs can ask for it; confirm this with your customs broker.',
  },
};
