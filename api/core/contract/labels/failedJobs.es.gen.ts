// Generated from labels.*.yaml by npm run generate.
export const FailedJob = {
  kind: 'Tipo',
  recipient: 'Dirección o tarea',
  subject: 'Asunto',
  error: 'Último error',
  attempts: 'Intentos',
  failedAt: 'Falló',
};
export const FailedJobKind = {
  mail: 'Correo',
  imports: 'Carga de archivo',
  upkeep: 'Mantenimiento',
};
