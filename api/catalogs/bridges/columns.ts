import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of border crossings. */
export const bridgeColumns: Columns = {
  code: ['Código', 'Code'],
  nameEs: ['Nombre en español', 'Name in Spanish'],
  nameEn: ['Nombre en inglés', 'Name in English'],
  usPort: ['Puerto de entrada de EE. UU.', 'US port of entry'],
  mxCustoms: ['Aduana mexicana', 'Mexican customs office'],
  timeZone: ['Zona horaria', 'Time zone'],
  ...recordEnd,
};
