import { HistoryEvent } from '#labels/history.es';

/** The history in Spanish. */
export const es = {
  resources: {
    history: {
      name: 'Historial',
      fields: HistoryEvent,
    },
  },
  history: {
    title: 'Historial',
    one: 'Historial de %{reference}',
    back: 'Volver al historial',
    whole: 'Ver historial completo',
    quote: 'Ver cotización',
    from: 'Desde',
    until: 'Hasta',
    statusFilter: 'Nuevo estatus',
    aCarrier: 'un transportista',
    none: { title: 'Sin movimientos', text: 'Cambie el periodo o los filtros.' },
    missing: { title: 'No hay historial que mostrar', text: 'No existe o usted no tiene acceso.' },
    sentence: {
      quotes: {
        begun: '%{who} creó la cotización %{what}.',
        moved: '%{who}: %{what} pasó de «%{from}» a «%{to}».',
        again: '%{who} cambió %{what}; sigue «%{to}».',
        accepted: '%{who} registró que el cliente aceptó el precio de %{what}.',
        call: '%{who} llamó por %{what}.',
      },
      invitations: {
        begun: '%{who} invitó a %{carrier} a cotizar %{what}.',
        moved: '%{who}: en %{what}, %{carrier} pasó de «%{from}» a «%{to}».',
        again: '%{who}: %{carrier} mejoró su tarifa para %{what}.',
        accepted: '%{who} aceptó la tarifa de %{carrier} para %{what}.',
        call: '%{who} habló con %{carrier} sobre %{what}.',
      },
      shipments: {
        begun: '%{who} creó el embarque %{what}.',
        moved: '%{who}: el embarque %{what} pasó de «%{from}» a «%{to}».',
        again: '%{who} cambió el embarque %{what}; sigue «%{to}».',
        accepted: '%{who} aceptó el embarque %{what}.',
        call: '%{who} llamó por el embarque %{what}.',
      },
    },
    status: {
      created: 'Creada',
      pending: 'Pendiente',
      sent: 'Enviada',
      in_contact: 'En contacto',
      available: 'Disponible',
      rated: 'Con tarifa',
      answered: 'Respondida',
      assigned: 'Asignada',
      rejected: 'Rechazada',
      rejected_by_carrier: 'Rechazada por el transportista',
      dismissed: 'Descartada',
      not_available: 'No disponible',
      at_pickup: 'En recolección',
      in_transit: 'En tránsito',
      at_border: 'En frontera',
      at_delivery: 'En entrega',
      delivered: 'Entregada',
      closed: 'Cerrada',
      cancelled: 'Cancelada',
    },
  },
};
