import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of commodity types. */
export const comodityColumns: Columns = {
  code: ['Código', 'Code'],
  nameEs: ['Nombre en español', 'Name in Spanish'],
  nameEn: ['Nombre en inglés', 'Name in English'],
  hazmat: ['Material peligroso', 'Hazmat'],
  ...recordEnd,
};
