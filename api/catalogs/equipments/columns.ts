import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of equipment types. */
export const equipmentColumns: Columns = {
  code: ['Código', 'Code'],
  nameEs: ['Nombre en español', 'Name in Spanish'],
  nameEn: ['Nombre en inglés', 'Name in English'],
  category: ['Categoría', 'Category'],
  lengthFt: ['Largo (pies)', 'Length (ft)'],
  ...recordEnd,
};
