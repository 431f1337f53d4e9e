// Generated from labels.*.yaml by npm run generate.
export const ApiKey = {
  name: 'Nombre',
  prefix: 'Empieza con',
  state: 'Estado',
  scopes: 'Permisos',
  expiresAt: 'Vence',
  revokedAt: 'Revocada',
  lastUsedAt: 'Último uso',
  userId: 'Creada por',
  userName: 'Creada por',
  createdAt: 'Creada',
};
