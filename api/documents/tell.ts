import type { Transaction } from 'objection';
import { Carrier } from '../carriers/index.ts';
import { notify } from '../notifications/index.ts';
import { User } from '../users/index.ts';
import type { Document } from './Document.ts';

type Told = Pick<Document, 'id' | 'carrierId' | 'type'>;

/** Tells those who review the network's documents, its admins, that one has come. */
export async function tellReviewers(trx: Transaction, { id, carrierId, type }: Told) {
  const { companyId } = (await Carrier.query(trx).findById(carrierId).select('companyId'))!;
  const admins = User.query(trx).select('id').where('userRoleId', '<', MEMBER);
  const reviewers = await (companyId ? admins.where({ companyId }) : admins.where(OF_STAFF));
  const to = { userIds: reviewers.map((reviewer) => reviewer.id) };
  const about = { entity: 'validations', entityId: id, params: { subject: type } };
  await notify(trx, { kind: 'document_received', to, ...about });
}

/** Tells the carrier what has become of its document; why it was rejected stands at the document. */
export async function tellCarrier(
  trx: Transaction,
  { id, carrierId, type }: Told,
  status: 'approved' | 'rejected',
) {
  const about = { entity: 'documents', entityId: id, params: { subject: type } };
  await notify(trx, { kind: `document_${status}`, to: { carrierId }, ...about });
}

const MEMBER = 3;
const OF_STAFF = { userTypeId: 1 };
