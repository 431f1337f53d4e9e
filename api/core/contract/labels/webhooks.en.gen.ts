// Generated from labels.*.yaml by npm run generate.
export const Webhook = {
  name: 'Name',
  url: 'Address',
  kinds: 'Events',
  changes: 'Changes of',
  state: 'State',
  failingSince: 'Failing since',
  endedAt: 'Ended',
  previousUntil: 'The previous secret is valid until',
  createdAt: 'Created',
};
export const WebhookEventState = {
  waiting: 'To be delivered',
  delivered: 'Delivered',
  failed: 'Failed',
};
export const WebhookState = {
  active: 'Active',
  failing: 'Failing',
  ended: 'Ended',
  gone: 'Ended by 410',
};
