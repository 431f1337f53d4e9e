import { fileLimits } from '../contract.ts';

/** The files that the API takes as a document and as a proof document. */
export const documentFile = fileLimits('uploadDocument');
export const evidenceFile = fileLimits('sendEvidence');
