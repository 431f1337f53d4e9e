import { call, crud } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Scene } from '../../../testing/permissions/types.ts';
import { buildUser } from './factory.ts';
import { userPolicy } from '../policy.ts';
import { ROLES, TYPES } from '../roles.ts';

/** The permissions for users; `self` is the caller. */
export const permissions: PermissionsByResource = {
  users: {
    policy: userPolicy,
    records: {
      self: async (_, { user }) => user,
      broker: ({ broker }) => buildUser({ role: 'member', companyId: broker.id }),
      shipper: ({ shipper }) =>
        buildUser({ type: 'shipper', role: 'member', companyId: shipper.id }),
      carrier: ({ carrier }) =>
        buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id }),
      other: ({ other }) => buildUser({ role: 'member', companyId: other.id }),
      left: ({ broker }) =>
        buildUser({ role: 'member', companyId: broker.id, archivedAt: '2026-01-01T00:00:00Z' }),
      root: ({ operator }) => buildUser({ type: 'internal', role: 'root', companyId: operator.id }),
    },
    own: async ({ admin }) => admin.id,
    calls: [
      ...crud('users', 'User', 'Users', { firstName: 'Rocío' }, newUser),
      call('getUserDetailsById', 'show', 'get', ({ id }) => `users/details/${id}`),
      call('getUserDetails', 'details', 'get', ({ email }) => `users/details?email=${email}`),
      call('confirmUser', 'confirm', 'get', ({ email }) => `users/confirm?email=${email}`),
      call('getPersonalData', 'exportData', 'get', ({ id }) => `users/${id}/personal_data`),
      call(
        'eraseUser',
        'erase',
        'post',
        ({ id }) => `users/${id}/erase`,
        ({ target }) => ({ email: target.email }),
      ),
      call('listColleagues', 'update', 'get', ({ id }) => `users/${id}/colleagues`),
      call('restoreUser', 'restore', 'post', ({ id }) => `users/${id}/restore`),
      call(
        'setUserFile',
        'update',
        'patch',
        ({ id }) => `users/${id}/file?fileParam={"clave":"a"}`,
      ),
    ],
    rows: [
      ['none', 'create', '++- +- +- +-'],
      ['self', 'list export', '+++ +- +- +-', 'a member has a profile, not a list'],
      ['self', 'show details confirm update', '+++ ++ ++ ++', 'own profile: only personal fields'],
      ['self', 'exportData', '+++ ++ ++ ++', 'everybody has a copy of their own data'],
      ['self', 'delete erase', '--- -- -- --', 'nobody removes their own user'],
      ['broker', 'list export', '+++ +- 0- 0-'],
      ['broker', 'show', '+++ +0 00 00'],
      ['broker', 'details', '+++ 00 00 00', 'outside Andén only the own address is looked up'],
      ['broker', 'confirm', '000 00 00 00', 'only the own address is confirmed'],
      ['broker', 'update delete', '++- +0 00 00'],
      ['broker', 'exportData erase', '+-- -0 00 00', 'requests of persons are answered by root'],
      ['shipper', 'list export', '+++ 0- +- 0-'],
      ['shipper', 'show', '+++ 00 +0 00'],
      ['shipper', 'update delete', '++- 00 +0 00'],
      ['shipper', 'exportData erase', '+-- 00 -0 00'],
      ['carrier', 'list export', '+++ 0- 0- +-'],
      ['carrier', 'show', '+++ 00 00 +0'],
      ['carrier', 'update delete', '++- 00 00 +0'],
      ['carrier', 'exportData erase', '+-- 00 00 -0'],
      ['left', 'restore', '++- +0 00 00'],
      ['other', 'list export', '+++ 0- 0- 0-'],
      ['other', 'show', '+++ 00 00 00'],
      ['other', 'update delete', '++- 00 00 00'],
      ['other', 'exportData erase', '+-- 00 00 00'],
      ['root', 'show', '+++ 00 00 00'],
      ['root', 'update delete', '+-- 00 00 00', 'only root changes root'],
      ['root', 'exportData erase', '+-- 00 00 00'],
    ],
  },
};

function newUser({ world, person: { user } }: Scene) {
  const { userTypeId } = user;
  const place = userTypeId === TYPES.internal ? { companyId: world.operator.id } : {};
  const name = { firstName: 'Ana', lastName: 'Prueba' };
  const email = `${crypto.randomUUID()}@prueba.test`;
  return { ...name, email, userTypeId, userRoleId: ROLES.member, ...place };
}
