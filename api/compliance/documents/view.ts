import { documentTypes, isRequiredInSql } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view, without } from '../../core/sql/view.ts';
import { Document } from './Document.ts';
import {
  assignedLoadsOf,
  openInvitationsOf,
  stoppedInvitationsOf,
  stoppedLoadsOf,
  urgencyOf,
} from './compliance/work.ts';
import { validitiesOf } from './review/validities.ts';

/** SQL: the state of a document; `missing`, `expiring` and `expired` are derived from its versions and today. */
const STATE = `case
  when documents.status is null then 'missing'
  when documents.status <> 'approved' then documents.status
  when documents.expiration_date < today() then 'expired'
  when documents.expiration_date <= today() + 30 then 'expiring'
  else 'approved' end`;

const ofCarrier = (sql: string) =>
  `(select ${sql} from carriers where carriers.id = documents.carrier_id)`;

/** SQL over `documents`: the validities that its type may be approved with, as a JSON list of days. */
export const VALIDITIES = `case documents.type ${documentTypes
  .map((type) => `when '${type}' then '${JSON.stringify(validitiesOf(type))}'::json`)
  .join(' ')} end`;

const nameOf = (column: string) =>
  `(select first_name || ' ' || last_name from users where users.id = ${column})`;

const VERSIONS = `(select coalesce(json_agg(json_build_object('number', number, 'status', status,
    'fileName', file_name, 'mediaType', media_type, 'size', size, 'checksum', checksum, 'reason', reason,
    'documentDate', document_date, 'expirationDate', expiration_date, 'uploadedAt', uploaded_at,
    'reviewedAt', reviewed_at, 'uploadedByName', ${nameOf('uploaded_by')},
    'reviewedByName', ${nameOf('reviewed_by')}, 'reading', reading) order by number desc), '[]')
  from document_versions where document_id = documents.id)`;

/** SQL: the last day on which a document that the carrier needs is valid: yesterday without a valid version. */
const VALIDITY = {
  carrierId: 'documents.carrier_id',
  validThrough: 'coalesce(documents.expiration_date, today() - 1)',
};

/** SQL: the same for every document; null, which stops nothing, for one that the carrier does not need. */
const VALIDITY_IF_NEEDED = {
  ...VALIDITY,
  validThrough: `case when ${ofCarrier(isRequiredInSql('documents.type'))} then ${VALIDITY.validThrough} end`,
};

/** The fields of a document that are returned. */
export const documentView = view<Schemas['Document']>(Document, {
  ...recordColumns,
  uuid: 'documents.id',
  ...columns('carrierId', 'companyId', 'type', 'reason', 'fileName', 'documentDate'),
  ...columns('expirationDate', 'uploadedAt', 'reviewedAt'),
  carrierName: ofCarrier('carrier_name'),
  status: STATE,
  required: ofCarrier(isRequiredInSql('documents.type')),
  valid: 'coalesce(documents.expiration_date >= today(), false)',
  validities: VALIDITIES,
  ...decimals('insuredAmount'),
  ...columns('insuredCurrency', 'certificates'),
  openInvitations: openInvitationsOf('documents.carrier_id'),
  assignedLoads: assignedLoadsOf('documents.carrier_id'),
  stoppedInvitations: stoppedInvitationsOf(VALIDITY_IF_NEEDED),
  stoppedLoads: stoppedLoadsOf(VALIDITY_IF_NEEDED),
  carrierRfc: ofCarrier('rfc'),
  versions: VERSIONS,
});

/** SQL: the days until the approved version expires, 0 without a valid one. */
const DAYS_LEFT = `coalesce(least(greatest(documents.expiration_date - today(), 0), 99), 0)`;

/**
 * SQL: what is more urgent to review is lower; what the carrier does not need comes last. Among equals the one that waits
 * longest comes first.
 */
export const URGENCY = `case when ${ofCarrier(isRequiredInSql('documents.type'))}
    then ${urgencyOf(DAYS_LEFT, VALIDITY)} else 300 end
  + coalesce(extract(epoch from documents.uploaded_at), 0) / 1e10`;

/** The fields of a document in lists: without its versions and the carrier's RFC. */
export const documentRowView = without(documentView, 'versions', 'carrierRfc');
