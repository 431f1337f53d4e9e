/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getSession: 'everybody’s own; the permissions in it are tested in session.test.ts',
  startSignIn: 'public',
  finishSignIn: 'public',
  renewToken: 'the session of the cookie, whoever has it',
  endSession: 'the session of the cookie, whoever has it',
};
