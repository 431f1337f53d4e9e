/** Calls of operations without a row in the permission table, by who makes them; those of a person by an admin of a broker. */
export const OTHERS: Record<string, string> = {
  getConfig: '/api/config',
  getFigures: '/api/figures',
  getHealth: '/api/health',
  getReady: '/api/ready',
  getFormChoices: '/api/inquiries/choices',
  getUnassignedNotifications: '/api/notifications/unassigned',
  listPlans: '/api/plans',
  getStates: '/api/states',
  getReviewTimes: '/api/validations/turnaround',
  getPostalCode: '/api/postal_codes/MX/64000',
  getSession: '/api/session',
  getHome: '/api/home',
};
