import { historyPolicy } from './policy.ts';
import handlers from './routes.ts';

/** History: the events of quotes, invitations and shipments, read as a story. Nothing is written here. */
export const history = { name: 'history', policy: historyPolicy, handlers };
