/** Operations without a row in the permission table, and why. */
export const exempt = {
  getSession: 'everybody’s own; the permissions in it are tested in session.test.ts',
};
