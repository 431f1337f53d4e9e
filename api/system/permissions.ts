/** Operations that no row of the permission table is about, and why. */
export const exempt = {
  getHealth: 'public',
  getReady: 'public',
  getConfig: 'public',
};
