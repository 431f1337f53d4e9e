import { id } from '../tools/ids.ts';
import { later } from '../tools/time.ts';

/** The rows of the incident catalog. */
export function incidentRows(now: Date) {
  const createdAt = later(now, -430 * 24 * 60);
  return INCIDENTS.map(([code, nameEs, nameEn, severity]) => ({
    id: incidentId(code),
    code,
    nameEs,
    nameEn,
    severity,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The id of an incident type. */
export function incidentId(code: string): string {
  return id(`incident:${code}`);
}

type Row = [code: string, nameEs: string, nameEn: string, severity: 'low' | 'medium' | 'high'];

const INCIDENTS: Row[] = [
  ['LATE_PICKUP', 'Llegada tarde a carga', 'Late to pickup', 'low'],
  ['LATE_DELIVERY', 'Llegada tarde a descarga', 'Late to delivery', 'medium'],
  ['DETENTION', 'Estadía en andén', 'Detention at the dock', 'low'],
  ['TRUCK_NOT_USED', 'Flete en falso', 'TONU (truck ordered, not used)', 'medium'],
  ['BORDER_DELAY', 'Demora en el cruce', 'Delay at the border', 'medium'],
  ['RED_LIGHT', 'Reconocimiento aduanero', 'Customs inspection', 'medium'],
  ['DOCUMENTS', 'Documentos incompletos', 'Missing documents', 'medium'],
  ['BREAKDOWN', 'Falla mecánica', 'Breakdown', 'medium'],
  ['ROAD_CLOSED', 'Carretera cerrada o bloqueo', 'Road closed or blocked', 'medium'],
  ['WEATHER', 'Mal clima', 'Bad weather', 'low'],
  ['TEMPERATURE', 'Temperatura fuera de rango', 'Temperature out of range', 'high'],
  ['CARGO_DAMAGE', 'Mercancía dañada', 'Cargo damaged', 'high'],
  ['ACCIDENT', 'Accidente vial', 'Road accident', 'high'],
  ['THEFT', 'Robo', 'Theft', 'high'],
];
