/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getFigures: 'public',
  getMetrics: 'everybody’s own figures; whose quotes they count is tested in figures.test.ts',
};
