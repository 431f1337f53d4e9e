/** Operations without a row in the permission table, and why. */
export const exempt = {
  getHealth: 'public',
  getReady: 'public',
  getConfig: 'public',
};
