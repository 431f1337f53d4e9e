/** Operations without a row in the permission table, and why. */
export const exempt = {
  getPostalCode: 'public knowledge, the same for everybody',
  getStates: 'public knowledge, the same for everybody',
};
