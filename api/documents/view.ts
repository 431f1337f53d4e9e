import { documentTypes, isRequiredInSql } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import { columns, recordColumns, view, without } from '../core/list/view.ts';
import { Document } from './Document.ts';
import { validitiesOf } from './validities.ts';

/** SQL: the state of a document; `missing`, `expiring` and `expired` are derived from its versions and today. */
const STATE = `case
  when documents.status is null then 'missing'
  when documents.status <> 'approved' then documents.status
  when documents.expiration_date < today() then 'expired'
  when documents.expiration_date <= today() + 30 then 'expiring'
  else 'approved' end`;

const ofCarrier = (sql: string) =>
  `(select ${sql} from carriers where carriers.id = documents.carrier_id)`;

const VALIDITIES = `case documents.type ${documentTypes
  .map((type) => `when '${type}' then '${JSON.stringify(validitiesOf(type))}'::json`)
  .join(' ')} end`;

const VERSIONS = `(select coalesce(json_agg(json_build_object('number', number, 'status', status,
    'fileName', file_name, 'mediaType', media_type, 'size', size, 'checksum', checksum, 'reason', reason,
    'documentDate', document_date, 'expirationDate', expiration_date, 'uploadedAt', uploaded_at,
    'reviewedAt', reviewed_at) order by number desc), '[]')
  from document_versions where document_id = documents.id)`;

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
  versions: VERSIONS,
});

/** The fields of a document in lists: without its versions. */
export const documentRowView = without(documentView, 'versions');
