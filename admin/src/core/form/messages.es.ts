/** The texts of forms' drafts, of a text without a match and of a lost connection, below `anden`, in Spanish. */
export const es = {
  draft: {
    recovered: 'Borrador recuperado',
    outdated: 'Borrador recuperado; el registro cambió desde entonces',
    discard: 'Descartar',
    leave: {
      title: 'Hay cambios sin guardar',
      text: 'Puede salir y conservarlos como borrador en este dispositivo, o descartarlos.',
      discard: 'Descartar',
      keep: 'Salir con borrador',
      stay: 'Seguir editando',
    },
  },
  noMatch: 'Nada coincide con «%{text}»: el campo quedó vacío',
  connection: {
    lost: 'Sin conexión. La página se completa sola cuando vuelva; lo que escriba se conserva.',
    willSend: 'Sin conexión: se enviará cuando vuelva',
  },
};
