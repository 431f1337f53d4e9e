/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  openLive: 'everybody’s own; what it tells to whom is tested in live.test.ts',
};
