// Generated from labels.*.yaml by npm run generate.
export const AccessorialKind = {
  detention: 'Detention',
  loading_labor: 'Loading and unloading labor',
  lumper: 'Lumper',
  layover: 'Layover',
  redelivery: 'Redelivery',
  tonu: 'TONU',
  tolls: 'Tolls',
  other: 'Other',
};
export const AccessorialStatus = {
  pending: 'To approve',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
