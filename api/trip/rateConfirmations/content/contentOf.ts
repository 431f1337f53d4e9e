import { Decimal } from 'decimal.js';
import type { Transaction } from 'objection';
import { languageOf, type Carrier } from '../../../network/carriers/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { MEXICO_CITY } from '../../../core/i18n/days.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import { conditionsFor } from './conditions.ts';
import type { Content, Exchange } from './content.ts';
import { CARRIERS_CONTACT, FACTS } from './facts.ts';
import { stopsOfContent } from './stops.ts';

interface Issue {
  revision: number;
  issuedAt: Date;
  issuedBy: string | null;
  terms: Schemas['RateConfirmationTerms'];
}

/** The content of a new revision: the current load, its parties and the carrier's price. */
export async function contentOf(
  trx: Transaction,
  { id, companyId }: CompanyKey,
  { revision, issuedAt, issuedBy, terms }: Issue,
): Promise<Content> {
  const { rows } = await trx.raw(FACTS, { id, companyId, issuedBy });
  const { facts: allFacts, carrierId, ...found } = rows[0] as LoadTerms;
  const { handOvers, ...facts } = allFacts;
  const { pickup, delivery, broker, carrier } = facts;
  const contacts = await trx.raw(CARRIERS_CONTACT, { carrierId });
  const stops = await stopsOfContent(trx, { id, companyId }, facts);
  return {
    ...facts,
    ...(stops && { stops }),
    ...(handOvers && { handOvers }),
    carrier: { ...carrier, contact: contacts.rows[0]?.contact ?? null },
    pickup: { ...pickup, timeZone: zoneOf(pickup.place) },
    delivery: { ...delivery, timeZone: zoneOf(delivery.place) },
    language: languageOf(found),
    timeZone: broker.address ? zoneOf(broker.address) : MEXICO_CITY,
    exchange: exchangeOf(facts.price, found),
    revision,
    issuedAt: issuedAt.toISOString(),
    terms,
    conditions: conditionsFor(facts),
  };
}

interface LoadTerms {
  facts: Omit<Content, 'exchange' | 'language' | 'timeZone'>;
  carrierId: string;
  currency: Schemas['Currency'];
  nationality: Carrier['nationality'];
  rate: string | null;
  date: string | null;
}

/** The converted price, when its currency differs from the load's or from that of the carrier's country. */
function exchangeOf(
  { currency, total }: Content['price'],
  { currency: loadCurrency, nationality, rate, date }: Omit<LoadTerms, 'facts' | 'carrierId'>,
): Exchange | null {
  const carrierCurrency = nationality === 'MX' ? 'MXN' : 'USD';
  const matters = [loadCurrency, carrierCurrency].some((other) => other !== currency);
  if (!matters || !rate || !date || !total) return null;
  const other = currency === 'USD' ? 'MXN' : 'USD';
  const amount = new Decimal(total);
  const equivalent = other === 'MXN' ? amount.times(rate) : amount.div(rate);
  return { rate, date, equivalent: equivalent.toFixed(2), currency: other };
}
