/** Operations that no row of the permission table is about, and why. */
export const exempt = {
  getPostalCode: 'public knowledge, the same for everybody',
  getStates: 'public knowledge, the same for everybody',
};
