import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of users. */
export const userColumns: Columns = {
  firstName: ['Nombre(s)', 'First name'],
  lastName: ['Apellido paterno', 'Last name'],
  maidenName: ['Apellido materno', 'Second last name'],
  email: ['Correo electrónico', 'E-mail'],
  phone: ['Teléfono', 'Phone'],
  'user_type.name': ['Tipo', 'Type'],
  'user_role.name': ['Rol', 'Role'],
  accessType: ['Acceso', 'Access'],
  companyName: ['Empresa', 'Company'],
  carrierName: ['Transportista', 'Carrier'],
  language: ['Idioma', 'Language'],
  ...recordEnd,
};
