import type { Messages } from '../modules/AdminModule.ts';

/** The texts of what one does with whole lists: export, act on many, keep a view. */
export const messages = {
  es: {
    anden: {
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
    },
  },
  en: {
    anden: {
      export: {
        action: 'Export',
        title: 'Exporting to CSV…',
        preparing: 'Preparing the file…',
        progress: '%{rows} of %{total} rows',
        done: 'File ready: %{smart_count} row |||| File ready: %{smart_count} rows',
        failed: 'The export did not finish',
      },
      bulk: {
        archive: 'Archive',
        archiveTitle: 'Archive %{smart_count} record? |||| Archive %{smart_count} records?',
        archiveContent:
          'They will no longer appear in lists or be offered as a choice. Records that mention them keep them.',
        updateTitle: 'Change %{smart_count} record? |||| Change %{smart_count} records?',
        updateContent: '%{field}: %{value}',
        archived: '%{smart_count} record archived |||| %{smart_count} records archived',
        updated: '%{smart_count} record changed |||| %{smart_count} records changed',
        partly: 'Done: %{done}. Unchanged: %{failed}.',
        why: 'These records are still selected. Mend what is said of each and try again.',
        close: 'Got it',
      },
      views: {
        menu: 'Views',
        none: 'Keep here the filters, order and columns that you use often.',
        save: 'Save the current view…',
        title: 'Save view',
        name: 'Name of the view',
        hint: 'Keeps filters, order, rows per page and columns. You will find it in any browser.',
        saved: 'View saved',
        remove: 'Delete the view “%{name}”',
        removed: 'View deleted',
        failed: 'Your views could not be read.',
      },
    },
  },
} satisfies Messages;
