import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { Refusal } from '../core/http/errors.ts';
import type { Query } from '../core/list/read.ts';
import { contains } from '../core/list/search.ts';
import { normalize, type Normalizers } from '../core/records/normalize.ts';
import { normalPhone } from '../geography/phone.ts';
import type { Scope } from '../core/auth/policy.ts';
import { records } from '../core/records/records.ts';
import { afterCommit } from '../core/records/transaction.ts';
import { userColumns } from './columns.ts';
import { userView } from './view.ts';
import { actors } from './remembered.ts';
import { ROLES } from './roles.ts';
import { User } from './User.ts';
import { assertFit, placed } from './workplace.ts';

const plain = records<Schemas['User'], object, object>(userView, {
  filters: {
    q: contains(`users.first_name || ' ' || users.last_name || ' ' || users.email::text`),
    type: (query: Query) => query.modify('ofCustomers'),
  },
});

export const { list, find } = plain;
export const exported = plain.exporting(userColumns);

/** The user behind an e-mail address; 404 outside the scope. */
export async function findByEmail(scope: Scope, email: string) {
  const user = await User.query().findOne({ email });
  return find(scope, user?.id ?? NOBODY);
}

/** Registers a user where the actor may put one: staff anywhere, others in their own company or carrier. */
export async function create(actor: Actor, input: Schemas['UserInput']) {
  const user = normalize(await placed(actor, input), NORMALIZERS);
  await assertFit(user);
  return plain.create(user);
}

/** What the change takes from the user holds from the next request on. */
export async function update(
  actor: Actor,
  user: Schemas['User'],
  change: Schemas['UserChange'],
  ifMatch?: number,
) {
  refuseEscalation(actor, user, change);
  if (differs(user, change, 'companyId') || differs(user, change, 'userTypeId'))
    await assertFit({ ...user, ...change });
  return plain
    .update(user.id, normalize(change, NORMALIZERS), ifMatch)
    .finally(() => afterCommit(actors.forget));
}

/** The person is nobody from the next request on; what they did keeps its author. */
export function archive(id: string) {
  return plain.archive(id).finally(() => afterCommit(actors.forget));
}

const NORMALIZERS: Normalizers<Schemas['UserChange']> = { phone: normalPhone };

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What everybody may change of themselves. */
const PERSONAL = ['firstName', 'lastName', 'maidenName', 'phone', 'language'];
const PLACING = ['companyId', 'carrierId', 'userTypeId', 'userRoleId', 'accessType'] as const;

/** Of oneself one changes the personal fields alone; outside Andén's staff, type and company are changed by nobody. */
function refuseEscalation(actor: Actor, user: Schemas['User'], change: Schemas['UserChange']) {
  const fields = Object.keys(change) as (keyof Schemas['UserChange'])[];
  const different = fields.filter((field) => differs(user, change, field));
  const changed = PLACING.filter((field) => different.includes(field));
  const self = user.id === actor.userId;
  const outside = actor.type !== 'internal';
  const forbidden = self
    ? different.some((field) => !PERSONAL.includes(field))
    : changed.some((field) => outside && !['userRoleId', 'accessType'].includes(field));
  const makesRoot = changed.includes('userRoleId') && change.userRoleId === ROLES.root;
  if (forbidden || (makesRoot && actor.role !== 'root')) throw new Refusal('FORBIDDEN');
}

function differs(
  user: Schemas['User'],
  change: Schemas['UserChange'],
  field: keyof Schemas['UserChange'],
) {
  return field in change && change[field] !== user[field];
}
