import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';
import { headingOf, labelsOf } from '../../core/contract/labels.ts';

/** The columns of the export of users. */
export const userColumns: Columns = {
  ...columnsOf('User', ['firstName', 'lastName', 'maidenName', 'email', 'phone']),
  'user_type.id': { heading: headingOf('User', 'userTypeId'), codes: labelsOf('UserTypeId') },
  'user_role.id': { heading: headingOf('User', 'userRoleId'), codes: labelsOf('UserRoleId') },
  ...columnsOf('User', ['accessType', 'companyName', 'carrierName', 'language']),
  ...recordEnd,
};
