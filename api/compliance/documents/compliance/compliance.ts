import type { Transaction } from 'objection';
import { documentTypes, requiredInSql, type WorkInSql } from '../../../network/carriers/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { dateInWords } from '../../../core/i18n/dateInWords.ts';
import { inAll, type Locale, type Words } from '../../../shared/words.ts';
import { Document } from '../Document.ts';
import { LABELS, LACK_LABELS } from '../typeNames.ts';

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
  /** Whether the load itself demands a certificate in CTPAT, as a leg may; none does without it. */
  ctpat?: string;
}

/**
 * SQL: the documents that a carrier lacks for a load, as a JSON list of `LackingDocument`; with an empty list it may be
 * assigned the load (domain decision, Gate at award). A document must be valid through the planned delivery.
 */
export function lackingDocuments(candidacy: CandidacyInSql): string {
  const { companyId, carrierId, movement, hazmat, customerId, deliveryDate } = candidacy;
  const { ctpat = 'false' } = candidacy;
  const work: WorkInSql = {
    movement: (each) => `${movement} = '${each}'`,
    hazmat,
    demanded: `(customer.demanded_certificates <> '{}' or ${ctpat})`,
  };
  const requiredTypes = documentTypes.map(
    (type) => `case when ${requiredInSql(type, work)} then '${type}' end`,
  );
  return `(select lacking_documents(${companyId}, carriers.id, customer.id, ${deliveryDate},
      array_remove(array[${requiredTypes.join(', ')}], null), ${ctpat})
    from carriers left join companies customer on customer.id = ${customerId}
    where carriers.id = ${carrierId})`;
}

/** A carrier and a load, as values. */
export type Candidacy = { [Name in keyof Required<CandidacyInSql>]: unknown };

/**
 * Locks the documents of a carrier, so that no review changes them. Whoever locks the carrier too locks it afterwards, as a
 * review does: its row keeps what follows from the document.
 */
export async function lockDocuments(trx: Transaction, carrierId: string): Promise<void> {
  await Document.query(trx).where({ carrierId }).orderBy('id').forNoKeyUpdate().select('id');
}

/** The documents that a carrier lacks for a load. */
export async function readLackingDocuments(
  trx: Transaction,
  candidacy: Candidacy,
): Promise<LackingDocument[]> {
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
  ctpat: ':ctpat::boolean',
})} as lacking`;

/** The names of these documents and why they do not count, separated by semicolons. */
export function lackingInWords(documents: LackingDocument[]): Words {
  return inAll((locale) => textOfDocuments(documents, locale));
}

function textOfDocuments(documents: LackingDocument[], locale: Locale): string {
  return documents
    .map(({ type, state, expirationDate }) => {
      const day = expirationDate ? ` ${dateInWords(expirationDate, locale)}` : '';
      return `${LABELS[type][locale]} (${LACK_LABELS[state][locale]}${day && `:${day}`})`;
    })
    .join('; ');
}
