import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of incident types. */
export const incidentColumns: Columns = {
  code: ['Código', 'Code'],
  nameEs: ['Nombre en español', 'Name in Spanish'],
  nameEn: ['Nombre en inglés', 'Name in English'],
  severity: ['Gravedad', 'Severity'],
  ...recordEnd,
};
