// Generated from labels.*.yaml by npm run generate.
export const ImportStatus = {
  reading: 'En revisión',
  ready: 'Espera su confirmación',
  running: 'Guardando',
  done: 'Terminado',
  failed: 'No se pudo terminar',
  cancelled: 'Cancelado',
  expired: 'Venció sin confirmarse',
};
