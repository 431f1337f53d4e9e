// Generated from labels.*.yaml by npm run generate.
export const ApiKey = {
  name: 'Name',
  prefix: 'Begins with',
  state: 'State',
  scopes: 'Permissions',
  expiresAt: 'Expires',
  revokedAt: 'Revoked',
  lastUsedAt: 'Last used',
  userId: 'Created by',
  userName: 'Created by',
  createdAt: 'Created',
};
