import { documentPolicy } from './policy.ts';
import handlers from './routes.ts';
import { neededDocumentFiles } from './neededFiles.ts';

export { lacking as lackingDocuments, namesOf as documentNames } from './compliance.ts';

/** Carrier documents and their review. */
export const documents = {
  name: 'validations',
  policy: documentPolicy,
  handlers,
  neededFiles: neededDocumentFiles,
};
