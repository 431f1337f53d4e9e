/** Operations that no row of the permission table is about, and why. */
export const exempt = {
  getSession: 'everybody’s own; the permissions in it are tested in session.test.ts',
};
