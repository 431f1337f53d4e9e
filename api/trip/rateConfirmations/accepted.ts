import type { Transaction } from 'objection';
import type { Shipment } from '../shipments/index.ts';
import type { Content } from './content/content.ts';
import { contentOf } from './content/contentOf.ts';
import { hashOf } from './content/hash.ts';
import { RateConfirmation } from './RateConfirmation.ts';
import { usualTerms } from './content/usualTerms.ts';

/** Adds the first revision of a load as accepted at its issue, with the usual terms, and tells nobody: for demo data. */
export async function addAccepted(
  trx: Transaction,
  { id: shipmentId, companyId, movement, currency }: Shipment,
  issuedAt: Date,
): Promise<Content> {
  const terms = { ...usualTerms(movement), detentionRate: currency === 'MXN' ? '650.00' : '35.00' };
  const issue = { revision: 1, issuedAt, issuedBy: null, terms };
  const content = await contentOf(trx, { id: shipmentId, companyId }, issue);
  const signed = { acceptedAt: issuedAt, acceptedName: 'Jorge Luna', acceptedFrom: '127.0.0.1' };
  const row = { companyId, shipmentId, revision: 1, content, hash: hashOf(content), issuedAt };
  await RateConfirmation.query(trx).insert({ ...row, ...signed });
  return content;
}
