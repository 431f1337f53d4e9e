import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of packaging types. */
export const packagingColumns: Columns = {
  code: ['Código', 'Code'],
  nameEs: ['Nombre en español', 'Name in Spanish'],
  nameEn: ['Nombre en inglés', 'Name in English'],
  length: ['Largo (m)', 'Length (m)'],
  width: ['Ancho (m)', 'Width (m)'],
  height: ['Alto (m)', 'Height (m)'],
  stackable: ['Estibable', 'Stackable'],
  ...recordEnd,
};
