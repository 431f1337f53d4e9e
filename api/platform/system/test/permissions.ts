/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getHealth: 'public',
  getReady: 'public',
  getConfig: 'public',
};
