// Generated from labels.*.yaml by npm run generate.
export const FailedJob = {
  kind: 'Type',
  recipient: 'Address or job',
  subject: 'Subject',
  error: 'Last error',
  attempts: 'Attempts',
  failedAt: 'Failed',
};
export const FailedJobKind = { mail: 'Mail', imports: 'Upload of a file', upkeep: 'Maintenance' };
