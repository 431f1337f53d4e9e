import { cancelLoad } from './cancelLoad.ts';
import { followLegs } from './legs/followLegs.ts';
import handlers from './routes.ts';

export { assignedLoads } from './plan.ts';

/** Awards: the actions that change a quote, its invitations and its load together. It has no table. */
export const awards = { handlers, reactions: [cancelLoad, followLegs] };
