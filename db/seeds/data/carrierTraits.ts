/** Services that carriers offer. */
export const services = [
  'Monitoreo GPS 24/7',
  'Operadores con visa B1',
  'Doble operador',
  'Transbordo',
  'Cruce propio',
  'Cita en aduana',
  'Seguro de carga',
  'CTPAT',
  'OEA',
  'Maniobras de carga',
  'Custodia',
  'Consolidado',
];

/** Descriptions of carriers. */
export const notes = [
  'Contesta rápido por teléfono; por correo tarda.',
  'Unidades modelo 2019 en adelante.',
  'Patio propio y pensión para cajas.',
  'Pide cita con 24 horas de anticipación.',
  'Buen historial en temporada alta.',
  'Solo carga de lunes a sábado.',
  'Exige anticipo de diésel en viajes largos.',
  'Tiene cajas propias en ambos lados de la frontera.',
  'Prefiere viaje redondo.',
  'Cumple con cadena de frío y bitácora de temperatura.',
];

/** The relative frequency of each carrier status. */
export const statusWeights = { active: 82, prospect: 11, suspended: 4, archived: 3 };

/** The relative frequency of each confidence level. */
export const confidenceWeights = { very_high: 10, high: 28, medium: 38, low: 17, very_low: 7 };

/** The relative frequency of each credit term. */
export const creditWeights = { none: 25, days_15: 25, days_30: 35, days_45: 10, days_60: 5 };
