// Generated from labels.*.yaml by npm run generate.
export const SecurityEvent = {
  createdAt: 'Fecha y hora',
  event: 'Tipo',
  userName: 'Usuario',
  operation: 'Qué se hizo',
  entityId: 'Registro',
  code: 'Error',
  address: 'Dirección IP',
};
export const SecurityEventKind = {
  sign_in: 'Inicio de sesión',
  sign_out: 'Cierre de sesión',
  reuse: 'Posible robo de sesión',
  refused: 'Sin permiso',
  rights: 'Cambio de permisos',
  export: 'Exportación',
  download: 'Descarga',
  personal_data: 'Datos personales',
};
