import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of contact types. */
export const contactTypeColumns: Columns = {
  code: ['Código', 'Code'],
  nameEs: ['Nombre en español', 'Name in Spanish'],
  nameEn: ['Nombre en inglés', 'Name in English'],
  audience: ['Para contactos de', 'For contacts of'],
  ...recordEnd,
};
