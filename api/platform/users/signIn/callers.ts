import { runStatement } from '../../../core/sql/statement.ts';
import { User } from '../User.ts';

/** The fields of a user that its calls need, with the time zone of the calendar of its company, where it has one. */
export type Caller = Pick<
  User,
  | 'id'
  | 'userTypeId'
  | 'userRoleId'
  | 'accessType'
  | 'companyId'
  | 'carrierId'
  | 'language'
  | 'archivedAt'
> & { timeZone?: string | null };

/** The user with this id. */
export function callerById(id: string): Promise<Caller | undefined> {
  return callerWhere('id', id);
}

/** The user whom the identity provider knows as this subject. */
export function callerBySubject(subject: string): Promise<Caller | undefined> {
  return callerWhere('identity_sub', subject);
}

async function callerWhere(column: 'id' | 'identity_sub', value: string) {
  const statement = { text: `${CALLERS} where users.${column} = $1`, values: [value] };
  const [found] = await runStatement<Caller>(User.knex(), statement);
  return found;
}

const CALLERS = `
  select id, user_type_id as "userTypeId", user_role_id as "userRoleId", access_type as "accessType",
    company_id as "companyId", carrier_id as "carrierId", language, archived_at as "archivedAt",
    (select time_zone from employers where employers.id = users.company_id) as "timeZone"
  from users`;
