// Generated from labels.*.yaml by npm run generate.
export const Consent = { status: 'Status', askedAt: 'Requested', companyName: 'Broker' };
export const ConsentStatus = {
  asked: 'To answer',
  granted: 'Granted',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
};
