import type { Transaction } from 'objection';
import { documentTypes, requiredInSql, type WorkInSql } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import { dateInWords } from '../core/i18n/dateInWords.ts';
import type { Locale, Words } from '../core/i18n/words.ts';
import { Document } from './Document.ts';
import { LABELS, LACK_LABELS } from './typeNames.ts';

/** A document that keeps a carrier from being assigned a load. */
export type LackingDocument = Schemas['LackingDocument'];

/** A carrier and a load, as SQL expressions. */
export interface CandidacyInSql {
  /** The company that awards the load, whose own judgement of shared documents counts. */
  companyId: string;
  carrierId: string;
  movement: string;
  hazmat: string;
  customerId: string;
  /** The planned day of the delivery, or null. */
  deliveryDate: string;
}

/**
 * SQL: the documents that a carrier lacks for a load, as a JSON list of `LackingDocument`; with an empty list it may be
 * assigned the load (domain decision, Gate at award). A document must be valid through the planned delivery.
 */
export function lackingDocuments(candidacy: CandidacyInSql): string {
  const { companyId, carrierId, movement, hazmat, customerId, deliveryDate } = candidacy;
  const work: WorkInSql = {
    movement: (each) => `${movement} = '${each}'`,
    hazmat,
    demanded: `customer.demanded_certificates <> '{}'`,
  };
  const needed = documentTypes.map((type, place) => {
    return `(${place}, '${type}', ${requiredInSql(type, work)})`;
  });
  return `(select coalesce(json_agg(json_build_object('type', needed.type, 'state', ${stateBy(deliveryDate)},
      'expirationDate', documents.expiration_date) order by needed.place), '[]')
    from carriers left join companies customer on customer.id = ${customerId}
      cross join lateral (values ${needed.join(', ')}) as needed (place, type, is_needed)
      left join lateral documents_for(${companyId}, carriers.id) documents on documents.type = needed.type
    where carriers.id = ${carrierId} and coalesce(needed.is_needed, false)
      and (coalesce(documents.expiration_date < greatest(today(), ${deliveryDate}), true)
        or ${IS_TOO_LITTLE}))`;
}

/** SQL: whether an approved document proves less than the customer requires. */
const IS_TOO_LITTLE = `case needed.type
  when 'insurance_cover' then customer.demanded_insured_amount is not null
    and coalesce(comparable_amount(documents.insured_amount, documents.insured_currency, customer.currency, (
        select mxn_per_usd from exchange_rates where archived_at is null order by date desc limit 1
      )), 0) < customer.demanded_insured_amount
  when 'security_certificates' then not arraycontains(documents.certificates, customer.demanded_certificates)
  else false end`;

/** SQL: why a document does not count. A version that waits for its review comes first: reviewing it may solve it. */
const stateBy = (deliveryDate: string) => `case
  when documents.status = 'pending' then 'pending'
  when documents.expiration_date >= greatest(today(), ${deliveryDate}) then
    case needed.type when 'insurance_cover' then 'insured_too_low' else 'certificate_missing' end
  when documents.expiration_date >= today() then 'expires_before_delivery'
  when documents.expiration_date is not null then 'expired'
  when documents.status = 'rejected' then 'rejected'
  else 'missing' end`;

/** A carrier and a load, as values. */
export type Candidacy = { [Name in keyof CandidacyInSql]: unknown };

/** The documents that a carrier lacks for a load; locks its documents, so that no review changes the answer. */
export async function lockLackingDocuments(
  trx: Transaction,
  candidacy: Candidacy,
): Promise<LackingDocument[]> {
  const { carrierId } = candidacy;
  await Document.query(trx).where({ carrierId }).orderBy('id').forShare().select('id');
  const { rows } = await trx.raw(LACKING, { ...candidacy });
  return rows[0].lacking;
}

const LACKING = `select ${lackingDocuments({
  companyId: ':companyId::uuid',
  carrierId: ':carrierId::uuid',
  movement: ':movement::text',
  hazmat: ':hazmat::boolean',
  customerId: ':customerId::uuid',
  deliveryDate: ':deliveryDate::date',
})} as lacking`;

/** The names of these documents and why they do not count, separated by semicolons. */
export function lackingInWords(documents: LackingDocument[]): Words {
  return { es: listed(documents, 'es'), en: listed(documents, 'en') };
}

function listed(documents: LackingDocument[], locale: Locale): string {
  return documents
    .map(({ type, state, expirationDate }) => {
      const day = expirationDate ? ` ${dateInWords(expirationDate, locale)}` : '';
      return `${LABELS[type][locale]} (${LACK_LABELS[state][locale]}${day && `:${day}`})`;
    })
    .join('; ');
}
