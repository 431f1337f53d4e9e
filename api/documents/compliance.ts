import type { Transaction } from 'objection';
import {
  type Carrier,
  type DocumentType,
  requiredDocuments,
  type Work,
} from '../carriers/index.ts';
import type { Words } from '../core/i18n/words.ts';
import { Document } from './Document.ts';
import { LABELS } from './typeNames.ts';

/** What a load requires of documents: its movement, hazmat, and the customer's security programs. */
export type LoadWork = Pick<Work, 'movements' | 'hazmat' | 'demands'>;

/**
 * The documents that a carrier lacks today for a load: missing and expired ones. Locks the valid ones until the
 * transaction ends, so that no review invalidates the result.
 */
export async function missingDocuments(
  trx: Transaction,
  { id, nationality, carrierType }: Pick<Carrier, 'id' | 'nationality' | 'carrierType'>,
  load: LoadWork,
): Promise<DocumentType[]> {
  const needed = requiredDocuments({ nationality, carrierType, ...load });
  const held = await Document.query(trx)
    .where({ carrierId: id })
    .whereIn('type', needed)
    .orderBy('id')
    .forShare();
  const today = await dayIn(trx);
  const valid = held
    .filter(({ expirationDate }) => expirationDate && expirationDate >= today)
    .map(({ type }) => type);
  return needed.filter((type) => !valid.includes(type));
}

/** The names of these document types, separated by commas. */
export function namesOf(types: DocumentType[]): Words {
  return {
    es: types.map((type) => LABELS[type].es).join('; '),
    en: types.map((type) => LABELS[type].en).join('; '),
  };
}

async function dayIn(trx: Transaction): Promise<string> {
  const { rows } = await trx.raw('select today()::text as today');
  return rows[0].today;
}
