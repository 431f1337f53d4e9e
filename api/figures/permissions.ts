/** Operations that no row of the permission table is about, and why. */
export const exempt = {
  getFigures: 'public',
  getMetrics: 'everybody’s own figures; whose quotes they count is tested in figures.test.ts',
};
