/** The texts of lists and of what is done with them in Spanish. */
export const es = {
  list: {
    select: 'Seleccionar %{name}',
    failed: 'No se pudo leer la lista',
    retry: 'Intentar de nuevo',
    noMatches: 'Sin %{name} con estos filtros',
  },
  export: {
    action: 'Exportar',
    title: 'Exportando a CSV…',
    preparing: 'Preparando el archivo…',
    progress: '%{rows} de %{total} filas',
    done: 'Archivo listo: %{smart_count} fila |||| Archivo listo: %{smart_count} filas',
    failed: 'La exportación no terminó',
  },
  bulk: {
    archive: 'Archivar',
    archiveTitle: '¿Archivar %{smart_count} registro? |||| ¿Archivar %{smart_count} registros?',
    archiveContent:
      'Dejarán de aparecer en las listas y ya no se podrán elegir. Lo que ya los menciona, los conserva.',
    updateTitle: '¿Cambiar %{smart_count} registro? |||| ¿Cambiar %{smart_count} registros?',
    updateContent: '%{field}: %{value}',
    archived: '%{smart_count} registro archivado |||| %{smart_count} registros archivados',
    updated: '%{smart_count} registro cambiado |||| %{smart_count} registros cambiados',
    partly: 'Listos: %{done}. Sin cambio: %{failed}.',
    why: 'Estos registros siguen seleccionados. Corrija lo que se indica e intente de nuevo.',
    close: 'Entendido',
  },
  views: {
    menu: 'Vistas',
    none: 'Guarde aquí los filtros, el orden y las columnas que usa seguido.',
    save: 'Guardar la vista actual…',
    title: 'Guardar vista',
    name: 'Nombre de la vista',
    hint: 'Guarda filtros, orden, filas por página y columnas. La verá en cualquier navegador.',
    saved: 'Vista guardada',
    remove: 'Borrar la vista «%{name}»',
    removed: 'Vista borrada',
    failed: 'No se pudieron leer sus vistas.',
  },
};
