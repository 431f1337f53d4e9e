/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getPostalCode: 'public knowledge, the same for everybody',
  getStates: 'public knowledge, the same for everybody',
};
