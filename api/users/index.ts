import { everything } from '../core/auth/policy.ts';
import { userPolicy } from './policy.ts';
import handlers from './routes.ts';
import { find } from './service.ts';

export { User } from './User.ts';
export { TYPES } from './roles.ts';

export { accounts } from './accounts.ts';
export { identifier } from './identify.ts';

/** People who sign in. */
export const users = { name: 'users', policy: userPolicy, handlers };

/** A user by id, for modules that show who did something. */
export const findUser = (id: string) => find(everything, id);
