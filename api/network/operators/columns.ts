import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of operators. */
export const operatorColumns: Columns = {
  carrierName: ['Transportista', 'Carrier'],
  name: ['Nombre', 'Name'],
  rfc: ['RFC', 'RFC'],
  foreignTaxId: ['Identificación fiscal extranjera', 'Foreign tax ID'],
  taxCountry: ['Residencia fiscal', 'Tax residence'],
  phone: ['Teléfono', 'Phone'],
  licenceNumber: ['Licencia', 'License'],
  licenceType: ['Tipo de licencia', 'License type'],
  licenceEndsOn: ['Vence la licencia', 'License ends'],
  badgeNumber: ['Gafete de aduana', 'Customs badge'],
  badgeEndsOn: ['Vence el gafete', 'Badge ends'],
  fastNumber: ['Tarjeta FAST', 'FAST card'],
  fastEndsOn: ['Vence la tarjeta FAST', 'FAST card ends'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
