/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getHome: 'everybody’s own tasks; what they count is tested in home.test.ts',
};
