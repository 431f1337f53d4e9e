// Generated from labels.*.yaml by npm run generate.
export const ChangeAction = { created: 'Created', updated: 'Changed', archived: 'Archived' };
export const Record = { createdAt: 'Created', updatedAt: 'Changed', id: 'Id' };
export const RowOutcome = {
  new: 'Will be created',
  archived: 'Will be created, though it is like an archived record',
  existing: 'Registered already',
  failed: 'With errors',
  created: 'Created',
  updated: 'Updated',
};
