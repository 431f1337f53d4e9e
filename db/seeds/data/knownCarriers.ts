import type { Tenant } from './companies.ts';

/** A carrier to which the demo stories refer by its key. */
export interface KnownCarrier {
  key: string;
  network: Tenant;
  name: string;
  city: string;
  type: 'carrier' | 'owner_operator' | 'drayage' | 'transfer';
  originStates: string[];
  deliveryStates: string[];
  movements: ('cross_border' | 'mexico' | 'us')[];
  equipment: string[];
  confidence: 'very_high' | 'high' | 'medium' | 'low' | 'very_low';
  costPerMile: string;
  hazmat?: boolean;
  /** `{week}` is replaced by the date five days from now. */
  description?: string;
}

/** The carriers that appear by name in the demo stories; all are active. */
export const knownCarriers: KnownCarrier[] = [
  {
    key: 'regio',
    network: 'puente',
    name: 'Transportes Regio',
    city: 'Monterrey',
    type: 'carrier',
    originStates: ['MX-NLE', 'MX-COA', 'MX-TAM', 'US-TX'],
    deliveryStates: ['MX-NLE', 'MX-COA', 'MX-MEX', 'US-TX', 'US-OK', 'US-TN'],
    movements: ['cross_border', 'mexico'],
    equipment: ['DV53', 'DV48', 'FB48'],
    confidence: 'very_high',
    costPerMile: '2.1500',
    description: 'Flota propia de 85 tractocamiones. Cruce por Colombia y Comercio Mundial. CTPAT.',
  },
  {
    key: 'lobo',
    network: 'puente',
    name: 'Lobo Freight',
    city: 'Laredo',
    type: 'carrier',
    originStates: ['US-TX', 'MX-NLE', 'MX-COA', 'MX-TAM'],
    deliveryStates: ['US-TX', 'US-OK', 'US-TN', 'US-IL', 'US-IN', 'US-GA', 'MX-NLE', 'MX-COA'],
    movements: ['cross_border', 'us'],
    equipment: ['DV53', 'RF53', 'FB53'],
    confidence: 'high',
    costPerMile: '2.3500',
    description: 'Interchange en Laredo. Seguimiento por GPS y llamada cada cuatro horas.',
  },
  {
    key: 'calandria',
    network: 'puente',
    name: 'Fletes Calandria Serena',
    city: 'Apodaca',
    type: 'carrier',
    originStates: ['MX-NLE', 'MX-COA', 'MX-SLP', 'US-TX'],
    deliveryStates: ['US-TX', 'MX-NLE', 'MX-CMX', 'MX-MEX', 'MX-QUE'],
    movements: ['cross_border', 'mexico'],
    equipment: ['DV53', 'FB53'],
    confidence: 'high',
    costPerMile: '2.0500',
    description:
      'Ojo: su póliza de seguro de carga vence el {week}. Pedir renovación antes de asignar.',
  },
  {
    key: 'sabino',
    network: 'puente',
    name: 'Autolíneas Sabino Viajero',
    city: 'Santa Catarina',
    type: 'carrier',
    originStates: ['MX-NLE', 'MX-COA', 'MX-TAM', 'US-TX'],
    deliveryStates: ['US-TX', 'US-TN', 'US-GA', 'US-IL', 'MX-NLE', 'MX-TAM', 'MX-QUE'],
    movements: ['cross_border', 'mexico'],
    equipment: ['DV53', 'RF53', 'TANK'],
    confidence: 'medium',
    costPerMile: '1.9800',
    hazmat: true,
  },
  {
    key: 'ocotillo',
    network: 'norte',
    name: 'Transportes Ocotillo Alto',
    city: 'Ciudad Juárez',
    type: 'carrier',
    originStates: ['MX-CHH', 'MX-DUR', 'US-TX', 'US-NM'],
    deliveryStates: ['US-TX', 'US-NM', 'US-AZ', 'MX-CHH'],
    movements: ['cross_border'],
    equipment: ['DV53', 'RF53'],
    confidence: 'high',
    costPerMile: '2.2000',
  },
  {
    key: 'brisa',
    network: 'operator',
    name: 'Líneas Brisa Ligera',
    city: 'Guadalajara',
    type: 'carrier',
    originStates: ['MX-JAL', 'MX-MIC', 'MX-COL', 'MX-GUA', 'MX-AGU', 'MX-NLE'],
    deliveryStates: ['US-TX', 'US-IL', 'US-TN', 'US-CA', 'MX-NLE', 'MX-JAL', 'MX-MEX'],
    movements: ['cross_border', 'mexico'],
    equipment: ['DV53', 'RF53', 'CC40'],
    confidence: 'very_high',
    costPerMile: '2.2500',
  },
];
