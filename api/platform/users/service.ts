import type { Transaction } from 'objection';
import { NIL } from 'uuid';
import { announce } from '../../core/announcements/announce.ts';
import { actingUserId } from '../../core/auth/acting.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Query } from '../../core/list/read.ts';
import { contains } from '../../core/list/search.ts';
import { normalize, type Normalizers } from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../geography/phone.ts';
import { nothing, type Scope } from '../../core/auth/policy.ts';
import { react } from '../../core/records/status/reactions.ts';
import { records } from '../../core/records/records.ts';
import { ABSENCE, assertAbsence } from './absence/absence.ts';
import { USERS } from './signIn/actorCache.ts';
import { userColumns } from './columns.ts';
import { refuseKnown } from './known.ts';
import { mailAccess } from './mail.ts';
import { userView } from './view.ts';
import { ROLES } from './roles.ts';
import { User } from './User.ts';
import { assertCompanyFitsType, customerIds, withEmployer } from './workplace.ts';

const plain = records<Schemas['User'], object, object>(userView, {
  filters: {
    q: contains(`users.first_name || ' ' || users.last_name || ' ' || users.email::text`),
    type: (query: Query) => query.modify('ofCustomers'),
    archived: (query: Query, value: boolean) =>
      value ? query.whereNotNull('users.archivedAt') : query.modify('listed'),
  },
  // The order of citext, as text: Citus cannot compare citext together with the id, as pages by cursor do.
  sorts: { email: 'lower(users.email::text)' },
});

export const { list, find } = plain;
export const exported = plain.exporting(userColumns);

/** The users of a company's customers; none without customers. */
export async function scopeOfCustomers(companyId: string | null): Promise<Scope> {
  const ids = await customerIds(companyId);
  return ids.length === 0 ? nothing : [{ companyId: ids }];
}

/** The user with an e-mail address; throws 404 outside the scope. */
export async function findByEmail(scope: Scope, email: string) {
  const user = await User.query().findOne({ email });
  return find(scope, user?.id ?? NO_USER);
}

/**
 * Registers a user, who is mailed how to sign in: staff in any company, others in their own company or carrier. Throws 409
 * with the name of the user who has the e-mail address, if the scope shows that user.
 */
export async function create(actor: Actor, scope: Scope, input: Schemas['UserInput']) {
  const user = normalize(await withEmployer(actor, input), NORMALIZERS);
  await assertCompanyFitsType(user);
  return User.transaction(async (trx) => {
    await refuseKnown(scope, user.email, trx);
    const createdUser = await plain.create(user, trx);
    await mailAccess(trx, createdUser);
    return createdUser;
  });
}

/** Changes a user; removed permissions take effect with the next request, in other processes some milliseconds later. */
export async function update(
  actor: Actor,
  user: Schemas['User'],
  change: Schemas['UserChange'],
  ifMatch?: number,
) {
  refuseEscalation(actor, user, change);
  if (differs(user, change, 'companyId') || differs(user, change, 'userTypeId'))
    await assertCompanyFitsType({ ...user, ...change });
  if (ABSENCE.some((field) => differs(user, change, field)))
    await assertAbsence({ ...user, ...change });
  return User.transaction(async (trx) => {
    const updatedUser = await plain.update(user.id, normalize(change, NORMALIZERS), ifMatch, trx);
    if (differs(user, change, 'companyId') || differs(user, change, 'carrierId'))
      await leave(trx, user.id, 'moved');
    await announce(trx, USERS, user.id);
    return updatedUser;
  });
}

/** Archives the user, who cannot sign in from the next request on; existing records keep showing the name. */
export function archive(id: string) {
  return User.transaction(async (trx) => {
    const archived = await plain.archive(id, trx);
    await leave(trx, id, 'archived');
    await announce(trx, USERS, id);
    return archived;
  });
}

/** Restores a deactivated user, who can sign in again and is mailed how; API keys made before stay revoked. */
export function restore(id: string) {
  return User.transaction(async (trx) => {
    const restored = await plain.update(id, { archivedAt: null }, undefined, trx);
    await mailAccess(trx, restored);
    return restored;
  });
}

/** Runs the modules' reactions to a user who no longer works where the user did. */
function leave(trx: Transaction, id: string, status: 'archived' | 'moved') {
  return react(trx, User, { id, companyId: NIL, status }, { userId: actingUserId() });
}

const NORMALIZERS: Normalizers<Schemas['UserChange']> = { phone: normalPhone };

const NO_USER = '00000000-0000-7000-8000-000000000000';

/** The fields that all users may change in their own account. */
const PERSONAL = ['firstName', 'lastName', 'maidenName', 'phone', 'language', ...ABSENCE];
const EMPLOYER_FIELDS = [
  'companyId',
  'carrierId',
  'userTypeId',
  'userRoleId',
  'accessType',
] as const;

/**
 * Throws 403 when users change other fields of their own account, or when anybody but staff changes a type or company.
 */
function refuseEscalation(actor: Actor, user: Schemas['User'], change: Schemas['UserChange']) {
  const fields = Object.keys(change) as (keyof Schemas['UserChange'])[];
  const different = fields.filter((field) => differs(user, change, field));
  const changedFields = EMPLOYER_FIELDS.filter((field) => different.includes(field));
  const self = user.id === actor.userId;
  const outside = actor.type !== 'internal';
  const forbidden = self
    ? different.some((field) => !PERSONAL.includes(field))
    : changedFields.some((field) => outside && !['userRoleId', 'accessType'].includes(field));
  const makesRoot = changedFields.includes('userRoleId') && change.userRoleId === ROLES.root;
  if (forbidden || (makesRoot && actor.role !== 'root')) throw new Refusal('FORBIDDEN');
}

function differs(
  user: Schemas['User'],
  change: Schemas['UserChange'],
  field: keyof Schemas['UserChange'],
) {
  return field in change && change[field] !== user[field];
}
