// Generated from labels.*.yaml by npm run generate.
export const CallOutcome = {
  in_contact: 'En contacto, sin respuesta aún',
  available: 'Puede cubrirla; falta su tarifa',
  rated: 'Dio su tarifa',
  rejected_by_carrier: 'Rechaza la solicitud',
};
export const InvitationStatus = {
  pending: 'Pendiente',
  sent: 'Enviada',
  in_contact: 'En contacto',
  available: 'Disponible',
  rated: 'Con tarifa',
  assigned: 'Asignada',
  not_available: 'No disponible',
  rejected_by_carrier: 'Rechazada por el transportista',
  rejected: 'Rechazada',
  dismissed: 'Descartada',
  answered: 'Respondida',
};
