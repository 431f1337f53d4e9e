import { loadFilePolicy } from './policy.ts';
import handlers from './routes.ts';

/** The whole file of a load as one archive, for the years in which it can be asked for. */
export const loadFile = { name: 'loadFile', policy: loadFilePolicy, table: null, handlers };
