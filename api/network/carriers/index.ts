import { carrierPolicy } from './policy.ts';
import handlers from './routes.ts';
import { carrierRowView } from './view.ts';
import type { Readable } from '../../core/list/related.ts';
import { carrierSheet } from './import/sheet.ts';

export { phoneFor } from './phone.ts';
export { Carrier } from './Carrier.ts';
export { carrierPolicy } from './policy.ts';
export { isTaken as isRfcTaken, LINKED as linkedRfc } from './duplicates.ts';
export { NORMALIZERS as carrierNormalizers, warningsOf as carrierWarnings } from './identity.ts';
export { keptPolicy } from './kept/policy.ts';
export { keptRecords } from './kept/keptRecords.ts';
export { nationalityOf } from './nationality.ts';
export { languageOf } from './language.ts';
export { type Recipient, recipientsAt, recipientsOf } from './recipients.ts';
export {
  documentTypes,
  isRequiredInSql,
  requiredInSql,
  type DocumentType,
  type WorkInSql,
} from './completion/requiredDocuments.ts';
export { forNetwork } from './view.ts';
export { keptColumns } from './Carrier.ts';
export { equipmentIds, setEquipment } from './equipment.ts';
export { create as createCarrier, find as findCarrier } from './service.ts';
export { movement } from './import/movement.ts';

/** Carriers, as other records answer them on request. */
export const carrierRecords: Readable = {
  tag: 'carriers',
  policy: carrierPolicy,
  view: carrierRowView,
};

/** Carriers: trucking companies in the networks of Andén and the brokers. */
export const carriers = { name: 'carriers', policy: carrierPolicy, handlers, sheet: carrierSheet };
