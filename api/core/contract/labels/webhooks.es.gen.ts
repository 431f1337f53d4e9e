// Generated from labels.*.yaml by npm run generate.
export const Webhook = {
  name: 'Nombre',
  url: 'Dirección',
  kinds: 'Eventos',
  changes: 'Cambios de',
  state: 'Estado',
  failingSince: 'Falla desde',
  endedAt: 'Terminó',
  previousUntil: 'El secreto anterior vale hasta',
  createdAt: 'Creado',
};
export const WebhookEventState = {
  waiting: 'Por entregar',
  delivered: 'Entregado',
  failed: 'Falló',
};
export const WebhookState = {
  active: 'Activo',
  failing: 'Falla',
  ended: 'Terminado',
  gone: 'Terminado por 410',
};
