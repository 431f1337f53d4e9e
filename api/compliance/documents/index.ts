import { documentNotices } from './noticeRows.ts';
import { documentPolicy } from './policy.ts';
import { documentLinks } from './asking/asked.ts';
import { remindOfDocuments } from './asking/reminders.ts';
import { renewCompletion } from './renewCompletion.ts';
import handlers from './routes.ts';
import { neededDocumentFiles } from './neededFiles.ts';

export { approvalOf, NOTHING_PROVED } from './review/approval.ts';
export { askForDocument, wasAskedToday } from './asking/asked.ts';
export { assignedLoadsOf, openInvitationsOf } from './compliance/work.ts';
export { documentFile, keepAttachment, mayKeepFor, typesOfFiles } from './attachments.ts';
export { typeInName } from './typeInName.ts';
export { Document } from './Document.ts';
export { DocumentVersion } from './DocumentVersion.ts';
export { fieldsIn } from './reading/fields.ts';
export { readDocuments } from './reading/readVersion.ts';
export { keepOpening } from './openings/openings.ts';
export { VALIDITIES as validitiesInSql } from './view.ts';
export { list as listDocuments } from './service.ts';
export { LABELS as documentLabels } from './typeNames.ts';
export { carriersOf, documentPolicy } from './policy.ts';
export { certifiedInSql } from './compliance/certified.ts';
export {
  type LackingDocument,
  lackingDocuments,
  lackingInWords,
  lockDocuments,
  readLackingDocuments,
} from './compliance/compliance.ts';

/** Carrier documents and their review. */
export const documents = {
  name: 'validations',
  policy: documentPolicy,
  table: 'documents',
  handlers,
  neededFiles: neededDocumentFiles,
  notices: documentNotices,
  links: [documentLinks],
  jobs: [remindOfDocuments, renewCompletion],
};
