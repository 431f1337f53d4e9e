/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  startRegistration: 'public',
  resumeRegistration: 'public: its token opens it',
  saveRegistration: 'public: its token opens it',
  finishRegistration: 'public: its token opens it',
};
