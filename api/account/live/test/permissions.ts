/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  openLive: 'everybody’s own; what it tells to whom is tested in live.test.ts',
  keepPresence: 'everybody’s own, of a record that the caller may see; tested in presences.test.ts',
  endPresence: 'a page of the caller’s own',
};
