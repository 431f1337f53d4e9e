import type { Words } from '../core/i18n/words.ts';
import type { Content, Stop } from './content.ts';
import { EVIDENCE, MOVEMENTS, WORDS } from './words.ts';

/** A line of the document: what it is about, and what it says, in both languages. */
export interface Line {
  label: Words;
  text: Words;
}

/** The facts of a rate confirmation as lines in their order; those it does not know are left out. */
export function linesOf(content: Content): Line[] {
  const { broker, carrier, movement, cargo, price, terms } = content;
  return [
    line('load', same(content.reference)),
    line('broker', same(partyText(broker))),
    line('carrier', same(partyText(carrier))),
    line('movement', MOVEMENTS[movement]),
    line('pickup', same(stopText(content.pickup))),
    line('delivery', same(stopText(content.delivery))),
    line('equipment', named(cargo.equipmentEs, cargo.equipmentEn)),
    line('comodity', named(cargo.comodityEs, cargo.comodityEn)),
    line('weight', same(cargo.weight && `${cargo.weight} ${cargo.weightUnit}`)),
    line('units', same(cargo.units?.toString())),
    line('hazmat', cargo.hazmat ? WORDS.yes : same('')),
    ...PARTS.map((part) => line(part, same(moneyText(price[part], price.currency)))),
    line('price', same(moneyText(price.total, price.currency))),
    line('freeTime', same(`${terms.freeHours} h`)),
    line('detention', same(moneyText(terms.detentionRate, price.currency))),
    line('payment', {
      es: `${terms.paymentDays} días después de las evidencias completas`,
      en: `${terms.paymentDays} days after the complete evidence`,
    }),
    line('evidence', evidenceText(terms.evidence)),
    line('comment', same(terms.comment)),
  ].filter(({ text }) => text.es !== '');
}

const PARTS = ['linehaul', 'fuelSurcharge', 'borderCrossing', 'tolls', 'accessorials'] as const;

function line(word: keyof typeof WORDS, text: Words): Line {
  return { label: WORDS[word], text };
}

function same(text: string | null | undefined): Words {
  return { es: text ?? '', en: text ?? '' };
}

function named(es: string | null, en: string | null): Words {
  return { es: es ?? '', en: en ?? '' };
}

function partyText({ name, rfc, ein, scacCode, caat }: Content['carrier']): string {
  const ids = { RFC: rfc, EIN: ein, SCAC: scacCode, CAAT: caat };
  const known = Object.entries(ids).filter(([, id]) => id);
  return [name, ...known.map(([kind, id]) => `${kind} ${id}`)].join(' · ');
}

/** The days and hours are those of the place, whose time zone is named. */
function stopText({ place, timeZone, date, from, to }: Stop): string {
  const where = [place.name, place.street, place.city, place.state, place.postalCode];
  const hours = [from, to].filter(Boolean).join('–');
  const when = date ? [date, hours, hours && timeZone] : [];
  return [...where, ...when].filter(Boolean).join(', ');
}

function moneyText(amount: string | null | undefined, currency: string): string {
  return amount ? `${amount} ${currency}` : '';
}

function evidenceText(evidence: Content['terms']['evidence']): Words {
  const words = evidence.map((one) => EVIDENCE[one]);
  return { es: words.map(({ es }) => es).join(', '), en: words.map(({ en }) => en).join(', ') };
}
