// Generated from labels.*.yaml by npm run generate.
export const EvidenceStatus = {
  missing: 'Missing',
  pending: 'To review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  waived: 'Waived',
};
