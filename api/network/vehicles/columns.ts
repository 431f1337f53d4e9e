import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of vehicles. */
export const vehicleColumns: Columns = {
  carrierName: ['Transportista', 'Carrier'],
  kind: ['Tipo', 'Type'],
  name: ['Número económico', 'Fleet number'],
  plates: ['Placas', 'Plates'],
  year: ['Modelo', 'Model year'],
  platesState: ['Estado de las placas', 'State of the plates'],
  configuration: ['Configuración vehicular (SAT)', 'Vehicle configuration (SAT)'],
  grossWeight: ['Peso bruto vehicular (t)', 'Gross vehicle weight (t)'],
  trailerType: ['Tipo de remolque (SAT)', 'Trailer type (SAT)'],
  permitType: ['Tipo de permiso (SAT)', 'Permit type (SAT)'],
  permitNumber: ['Permiso SICT', 'SICT permit'],
  permitEndsOn: ['Vence el permiso', 'Permit ends'],
  insurer: ['Aseguradora', 'Insurer'],
  policyNumber: ['Póliza', 'Policy'],
  environmentInsurer: ['Aseguradora de medio ambiente', 'Environmental insurer'],
  environmentPolicy: ['Póliza de medio ambiente', 'Environmental policy'],
  cargoInsurer: ['Aseguradora de la carga', 'Cargo insurer'],
  cargoPolicy: ['Póliza de la carga', 'Cargo policy'],
  insuranceEndsOn: ['Vence el seguro', 'Insurance ends'],
  inspectionEndsOn: ['Vence la verificación', 'Inspection ends'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
