/** The queue of the job that delivers the events that are due. */
export const DELIVER = { name: 'deliver-webhooks' };
