import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { ROLES, TYPES, User } from '../../platform/users/index.ts';
import type { Document } from './Document.ts';

type NotedDocument = Pick<Document, 'id' | 'carrierId' | 'type'>;

/** Notifies the admins of the network, who review its documents, of a new version. */
export async function notifyReviewers(trx: Transaction, { id, carrierId, type }: NotedDocument) {
  const { companyId, carrierName } = (await Carrier.query(trx).findById(carrierId))!;
  const admins = User.query(trx).select('id').where('userRoleId', '<', ROLES.member);
  const reviewers = await (companyId ? admins.where({ companyId }) : admins.where(OF_STAFF));
  const of = { userIds: reviewers.map((reviewer) => reviewer.id) };
  const params = { subject: type, carrier: carrierName };
  await notify(trx, 'document_received', { of, entityId: id, params });
}

/** Notifies the carrier of a review. The document shows the reason of a rejection. */
export async function notifyCarrier(
  trx: Transaction,
  { id, carrierId, type }: NotedDocument,
  status: 'approved' | 'rejected',
) {
  const about = { of: { carrierId }, entityId: id, params: { subject: type } };
  await notify(trx, status === 'approved' ? 'document_approved' : 'document_rejected', about);
}

const OF_STAFF = { userTypeId: TYPES.internal };
