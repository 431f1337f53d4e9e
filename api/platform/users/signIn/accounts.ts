import type { Account, Accounts } from '../../identity/index.ts';
import { roleName, typeName } from '../roles.ts';
import { User } from '../User.ts';

/** The users for the embedded identity provider of development, whose sign-in page lists the demo accounts. */
export const accounts: Accounts = {
  findByEmail: (email) => one(accountQuery(), { 'users.email': email }),
  findById: (id) => one(active(), { 'users.id': id }),
  async list() {
    const rows = await active()
      .whereIn('users.email', DEMO)
      .orderByRaw('array_position(?, users.email::text)', [DEMO]);
    return rows.map((row) => accountOf(row as Row));
  },
};

/** The demo accounts on the sign-in page, most useful first. */
const DEMO = [
  'broker@puente.test',
  'agent@puente.test',
  'carrier@regio.test',
  'driver@regio.test',
  'carrier@lobo.test',
  'shipper@maquila.test',
  'broker@norte.test',
  'root@anden.test',
  'admin@anden.test',
  'staff@anden.test',
];

type Row = User & { companyName: string | null };

async function one(users: ReturnType<typeof accountQuery>, where: object): Promise<Account | null> {
  const row = await users.findOne(where);
  return row ? accountOf(row as Row) : null;
}

function active() {
  return accountQuery().whereNull('users.archivedAt');
}

function accountQuery() {
  return User.query()
    .select('users.*')
    .select(
      User.raw(`(select name from employers
      where id = coalesce(users.company_id, users.carrier_id)) as company_name`),
    );
}

function accountOf(row: Row): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    typeName: typeName(row.userTypeId),
    roleName: roleName(row.userRoleId),
    companyName: row.companyName,
    locale: row.language,
    isDeactivated: row.archivedAt !== null,
  };
}
