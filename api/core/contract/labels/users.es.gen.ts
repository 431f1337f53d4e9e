// Generated from labels.*.yaml by npm run generate.
export const User = {
  firstName: 'Nombre(s)',
  lastName: 'Apellido paterno',
  maidenName: 'Apellido materno',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  language: 'Idioma',
  userTypeId: 'Tipo',
  userRoleId: 'Rol',
  companyId: 'Empresa',
  companyName: 'Empresa',
  carrierId: 'Transportista',
  accessType: 'Acceso',
  awayFrom: 'Ausente desde',
  awayUntil: 'Ausente hasta',
  coveredBy: 'Le cubre',
  files: 'Documentos',
  archivedAt: 'Desactivado',
  createdAt: 'Alta',
  carrierName: 'Transportista',
};
export const UserFieldsAccessType = { full: 'Completo', read_only: 'Solo lectura' };
export const UserFieldsLanguage = { es: 'Español', en: 'Inglés' };
export const UserRoleId = { '1': 'Root', '2': 'Administrador', '3': 'Miembro' };
export const UserTypeId = {
  '1': 'Interno',
  '2': 'Broker',
  '3': 'Embarcador',
  '4': 'Transportista',
};
