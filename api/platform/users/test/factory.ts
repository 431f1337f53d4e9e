import type { Actor } from '../../../core/auth/actor.ts';
import { carrierRow, companyRow, insertOwner, operatorId } from '../../../testing/base/owners.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { ROLES, TYPES } from '../roles.ts';
import { User } from '../User.ts';

let count = 0;

type Overrides = Columns<User> & { type?: Actor['type']; role?: Actor['role'] };

/** Inserts a user who signs in with the password `anden`; belongs to a new company or carrier unless one is given. */
export async function buildUser({ type = 'broker', role = 'admin', ...overrides }: Overrides = {}) {
  count += 1;
  const row = {
    email: `persona-${process.pid}-${count}@prueba.test`,
    firstName: 'Lucía',
    lastName: `Prueba ${count}`,
    userTypeId: TYPES[type],
    userRoleId: ROLES[role],
    ...(overrides.companyId || overrides.carrierId ? {} : await belonging(type)),
  };
  return saved(User, { ...row, ...overrides });
}

async function belonging(type: Actor['type']) {
  if (type === 'internal') return { companyId: await operatorId() };
  if (type === 'carrier') return { carrierId: await insertOwner('carriers', carrierRow()) };
  return { companyId: await insertOwner('companies', { ...companyRow(), type }) };
}
