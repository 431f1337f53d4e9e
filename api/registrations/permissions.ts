/** Operations that no row of the permission table is about, and why. */
export const exempt = {
  startRegistration: 'public',
  resumeRegistration: 'public: its token opens it',
  saveRegistration: 'public: its token opens it',
  finishRegistration: 'public: its token opens it',
};
