import { documentNotices } from './noticeRows.ts';
import { documentPolicy } from './policy.ts';
import { remindOfDocuments } from './reminders.ts';
import handlers from './routes.ts';
import { neededDocumentFiles } from './neededFiles.ts';

export { Document } from './Document.ts';
export { list as listDocuments } from './service.ts';
export { documentPolicy } from './policy.ts';
export { missingDocuments, namesOf as documentNames } from './compliance.ts';

/** Carrier documents and their review. */
export const documents = {
  name: 'validations',
  policy: documentPolicy,
  handlers,
  neededFiles: neededDocumentFiles,
  notices: documentNotices,
  jobs: [remindOfDocuments],
};
