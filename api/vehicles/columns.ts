import { type Columns, recordEnd } from '../core/export/columns.ts';

/** The columns of the export of vehicles. */
export const vehicleColumns: Columns = {
  carrierName: ['Transportista', 'Carrier'],
  kind: ['Tipo', 'Type'],
  name: ['Número económico', 'Fleet number'],
  plates: ['Placas', 'Plates'],
  year: ['Modelo', 'Model year'],
  permitNumber: ['Permiso SICT', 'SICT permit'],
  insurer: ['Aseguradora', 'Insurer'],
  policyNumber: ['Póliza', 'Policy'],
  insuranceEndsOn: ['Vence el seguro', 'Insurance ends'],
  inspectionEndsOn: ['Vence la verificación', 'Inspection ends'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
