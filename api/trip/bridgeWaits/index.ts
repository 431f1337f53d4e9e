import { bridgeWaitPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Waiting times at border crossings, as people report them. */
export const bridgeWaits = { name: 'bridge_waits', policy: bridgeWaitPolicy, handlers };
