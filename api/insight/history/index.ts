import { historyPolicy } from './policy.ts';
import handlers from './routes.ts';

/** History: the events of quotes, invitations and shipments. Read-only. */
export const history = { name: 'history', policy: historyPolicy, table: null, handlers };
