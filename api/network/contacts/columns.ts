import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of contacts. */
export const contactColumns: Columns = {
  name: ['Nombre', 'Name'],
  position: ['Puesto', 'Position'],
  ownerName: ['Empresa o transportista', 'Company or carrier'],
  contactTypeNameEs: ['Tipo de contacto', 'Contact type (Spanish)'],
  contactTypeNameEn: ['Tipo de contacto (inglés)', 'Contact type'],
  emails: ['Correos', 'E-mails'],
  phones: ['Teléfonos', 'Phones'],
  language: ['Idioma', 'Language'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
