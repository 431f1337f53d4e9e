// Generated from labels.*.yaml by npm run generate.
export const ImportStatus = {
  reading: 'Being checked',
  ready: 'Awaits your confirmation',
  running: 'Being saved',
  done: 'Finished',
  failed: 'Could not be finished',
  cancelled: 'Canceled',
  expired: 'Expired without a confirmation',
};
