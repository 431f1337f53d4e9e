// Generated from labels.*.yaml by npm run generate.
export const SecurityEvent = {
  createdAt: 'Date and time',
  event: 'Type',
  userName: 'User',
  operation: 'Action',
  entityId: 'Record',
  code: 'Error',
  address: 'IP address',
};
export const SecurityEventKind = {
  sign_in: 'Sign-in',
  sign_out: 'Sign-out',
  reuse: 'Possible stolen session',
  refused: 'No permission',
  rights: 'Changed permissions',
  export: 'Export',
  download: 'Download',
  personal_data: 'Personal data',
};
