import { followStops } from './followStops.ts';
import { evidenceLinks } from './link.ts';
import { neededEvidenceFiles } from './neededFiles.ts';
import { evidenceNotices } from './noticeRows.ts';
import { remindOfEvidence } from './overdue.ts';
import { evidencePolicy } from './policy.ts';
import handlers from './routes.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

export { Evidence, type EvidenceType } from './Evidence.ts';
export { evidencePolicy } from './policy.ts';
export { EvidenceFile } from './EvidenceFile.ts';
export { EVIDENCE_NAMES as evidenceNames } from './names.ts';
export { readEvidence } from './reading/readFile.ts';

/** Evidence: what a carrier shows at delivery and for its payment, and what the broker says of it. */
export const evidence = {
  name: 'evidence',
  policy: evidencePolicy,
  seenWith: WITH_SHIPMENT,
  handlers,
  neededFiles: neededEvidenceFiles,
  notices: evidenceNotices,
  links: [evidenceLinks],
  jobs: [remindOfEvidence],
  reactions: [followStops],
};
