import { incidentPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Incident } from './Incident.ts';

/** Incident types: what may go wrong with a load. */
export const incidents = { name: 'catalogs/incidents', policy: incidentPolicy, handlers };
