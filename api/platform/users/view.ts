import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { User } from './User.ts';

/** The fields of a user that are returned. */
export const userView = view<Schemas['User']>(User, {
  ...recordColumns,
  ...columns('email', 'firstName', 'lastName', 'maidenName', 'phone', 'companyId', 'carrierId'),
  ...columns('userTypeId', 'userRoleId', 'accessType', 'language', 'files', 'archivedAt'),
  ...columns('awayFrom', 'awayUntil', 'coveredBy'),
  coveredByName: '(select name from people where people.id = users.covered_by)',
  companyName:
    'coalesce((select name from employers where id = users.company_id), users.company_name)',
  carrierName: '(select name from employers where id = users.carrier_id)',
  user_type: '(select row_to_json(user_types) from user_types where id = users.user_type_id)',
  user_role: '(select row_to_json(user_roles) from user_roles where id = users.user_role_id)',
});
