/** The texts of the parts that every room's pages share, in Spanish. */
export const recordsEs = {
  archive: {
    action: 'Archivar',
    title: '¿Archivar «%{recordRepresentation}»?',
    content:
      'Dejará de aparecer en las listas y ya no se podrá elegir. Lo que ya lo menciona, lo conserva.',
    done: 'Registro archivado',
  },
  warnings: { title: 'Se guardó, pero conviene revisar:' },
  list: { failed: 'No se pudo leer la lista', retry: 'Intentar de nuevo' },
  states: {
    allMX: '+ Todo México',
    borderMX: '+ Frontera mexicana',
    allUS: '+ Todo Estados Unidos',
    borderUS: '+ Frontera de EE. UU.',
    none: 'Quitar todos',
    wholeMX: 'Todo México (%{smart_count} estados)',
    wholeUS: 'Todo Estados Unidos (%{smart_count} estados)',
    someMX: '%{smart_count} estado de México |||| %{smart_count} estados de México',
    someUS: '%{smart_count} estado de EE. UU. |||| %{smart_count} estados de EE. UU.',
  },
  catalog: {
    section: 'Datos del catálogo',
    hint: 'El código identifica el registro en archivos y sistemas; el nombre es lo que se ve.',
  },
  timeline: {
    title: 'Bitácora',
    empty: 'Aún no hay movimientos.',
    system: 'Andén',
    failed: 'No se pudo leer la bitácora.',
  },
};

/** The same in English. */
export const recordsEn: typeof recordsEs = {
  archive: {
    action: 'Archive',
    title: 'Archive “%{recordRepresentation}”?',
    content:
      'It will no longer appear in lists or be offered as a choice. Records that mention it keep it.',
    done: 'Record archived',
  },
  warnings: { title: 'Saved, but worth a look:' },
  list: { failed: 'The list could not be read', retry: 'Try again' },
  states: {
    allMX: '+ All of Mexico',
    borderMX: '+ Mexican border',
    allUS: '+ All of the US',
    borderUS: '+ US border',
    none: 'Remove all',
    wholeMX: 'All of Mexico (%{smart_count} states)',
    wholeUS: 'All of the United States (%{smart_count} states)',
    someMX: '%{smart_count} state in Mexico |||| %{smart_count} states in Mexico',
    someUS: '%{smart_count} state in the US |||| %{smart_count} states in the US',
  },
  catalog: {
    section: 'Catalog data',
    hint: 'The code identifies the record in files and systems; the name is what people see.',
  },
  timeline: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    system: 'Andén',
    failed: 'The log could not be read.',
  },
};
