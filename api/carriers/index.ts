import { carrierPolicy } from './policy.ts';
import handlers from './routes.ts';
import { carrierSheet } from './sheet.ts';

export { Carrier } from './Carrier.ts';
export { isTaken as isRfcTaken, LINKED as linkedRfc } from './duplicates.ts';
export { NORMALIZERS as carrierNormalizers, warningsOf as carrierWarnings } from './identity.ts';
export { languageOf } from './language.ts';
export {
  documentTypes,
  isRequiredInSql,
  requiredDocuments,
  type DocumentType,
  type Work,
} from './requiredDocuments.ts';
export { equip as setEquipment } from './service.ts';
export { MOVEMENTS as movementWords } from './words.ts';

/** Carriers: trucking companies of a network. */
export const carriers = { name: 'carriers', policy: carrierPolicy, handlers, sheet: carrierSheet };
