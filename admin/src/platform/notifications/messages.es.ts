/** The texts of notifications in Spanish. */
export const es = {
  resources: {
    notifications: {
      name: 'Notificación |||| Notificaciones',
      empty: 'Aún no hay notificaciones',
      emptyHelp: 'Aquí le avisamos de solicitudes, tarifas y cargas en cuanto algo cambia.',
    },
  },
  notifications: {
    title: 'Notificaciones',
    bell: 'Notificaciones: %{smart_count} sin leer',
    unread: 'Sin leer.',
    readAll: 'Marcar todo como leído',
    all: 'Ver todas',
    none: 'Sin notificaciones con este filtro',
    show: 'Mostrar',
    kind: 'Tipo',
    anyKind: 'Todos',
    archived: 'Notificación archivada',
    piles: { everything: 'Todas', unread: 'Sin leer', archived: 'Archivadas' },
    choices: {
      title: 'Canales de notificación',
      event: 'Evento',
      bell: 'Campana',
      mail: 'Correo',
      failed: 'No se pudieron cargar los canales. Intente de nuevo.',
      notSaved: 'No se guardó la elección. Intente de nuevo',
    },
    actions: {
      read: 'Marcar como leída',
      unread: 'Marcar como no leída',
      archive: 'Archivar',
      unarchive: 'Desarchivar',
    },
  },
};
