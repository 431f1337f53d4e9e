import { userNotices } from './noticeRows.ts';
import { everything, type Scope } from '../../core/auth/policy.ts';
import { actorCache, USERS } from './signIn/actorCache.ts';
import { userPolicy } from './policy.ts';
import handlers from './routes.ts';
import { find } from './service.ts';

export { USERS };
export { User } from './User.ts';
export { ROLES, TYPES } from './roles.ts';

export { accounts } from './signIn/accounts.ts';
export { addRoot, correctRoot, firstRoot, isKnown, type Root } from './firstRoot.ts';
export { actorOf, findActor, identifier } from './signIn/identify.ts';

/** Users: people who sign in. */
export const users = { name: 'users', policy: userPolicy, handlers, notices: userNotices };

/** Makes the next request of everybody read its user and session from the database. */
export const forgetActors = actorCache.forget;

/** A user by id among the visible ones; throws 404. */
export const findVisibleUser = (visible: Scope, id: string) => find(visible, id);

/** A user by id, without permissions; for modules that show who did something. */
export const findUser = (id: string) => find(everything, id);
