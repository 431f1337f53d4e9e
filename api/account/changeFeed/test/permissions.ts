/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  listChanges:
    'everybody’s own; what it names to whom is tested in changeFeed.test.ts and mirror.test.ts',
  listChangeTypes: 'everybody’s own; tested in telling.test.ts',
};
