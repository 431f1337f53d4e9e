// Generated from labels.*.yaml by npm run generate.
export const RadarDocument = { status: 'Status', type: 'Document' };
export const RadarPaperPaper = {
  insurance: 'Insurance',
  inspection: 'Inspection',
  permit: 'Permit',
  licence: 'License',
  badge: 'Badge',
  fast: 'FAST card',
};
export const RadarStatus = {
  missing: 'Missing',
  rejected: 'Rejected',
  expired: 'Expired',
  expiring: 'Expiring',
  insufficient: 'Insufficient',
};
