// Generated from labels.*.yaml by npm run generate.
export const User = {
  firstName: 'First name',
  lastName: 'Last name',
  maidenName: 'Second last name',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  userTypeId: 'Type',
  userRoleId: 'Role',
  companyId: 'Company',
  companyName: 'Company',
  carrierId: 'Carrier',
  accessType: 'Access',
  awayFrom: 'Away from',
  awayUntil: 'Away until',
  coveredBy: 'Covered by',
  files: 'Documents',
  archivedAt: 'Deactivated',
  createdAt: 'Registered',
  carrierName: 'Carrier',
};
export const UserFieldsAccessType = { full: 'Full', read_only: 'Read-only' };
export const UserFieldsLanguage = { es: 'Spanish', en: 'English' };
export const UserRoleId = { '1': 'Root', '2': 'Administrator', '3': 'Member' };
export const UserTypeId = { '1': 'Internal', '2': 'Broker', '3': 'Shipper', '4': 'Carrier' };
