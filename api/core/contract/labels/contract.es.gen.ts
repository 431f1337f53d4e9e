// Generated from labels.*.yaml by npm run generate.
export const ChangeAction = { created: 'Creó', updated: 'Editó', archived: 'Archivó' };
export const Record = { createdAt: 'Creado', updatedAt: 'Modificado', id: 'Id' };
export const RowOutcome = {
  new: 'Se creará',
  archived: 'Se creará, aunque se parece a un registro archivado',
  existing: 'Ya está registrada',
  failed: 'Con error',
  created: 'Creada',
  updated: 'Actualizada',
};
