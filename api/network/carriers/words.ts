import type { Names, WordsOf } from '../../core/export/words.ts';

/** The names of a carrier's codes, for exports and imports. */
export const TYPES: Names = {
  carrier: ['Línea transportista', 'Carrier', 'Transportista'],
  owner_operator: ['Hombre-camión', 'Owner-operator'],
  drayage: ['Acarreo de contenedor (drayage)', 'Drayage', 'Drayage'],
  transfer: ['Transfer', 'Transfer'],
};

export const COUNTRIES: Names = {
  MX: ['México', 'Mexico'],
  US: ['Estados Unidos', 'United States'],
  CA: ['Canadá', 'Canada'],
};

export const MOVEMENTS: Names = {
  cross_border: ['Transfronterizo', 'Cross-border', 'Cruce fronterizo'],
  mexico: ['Nacional en México', 'Mexico lane haul', 'México', 'Mexico'],
  us: ['Nacional en EE. UU.', 'US lane haul', 'Estados Unidos', 'United States'],
};

export const MODES: Names = {
  ftl: ['FTL', 'FTL'],
  ltl: ['LTL', 'LTL'],
  both: ['Ambos', 'Both'],
};

export const CREDITS: Names = {
  none: ['Sin crédito', 'No credit'],
  days_15: ['15 días', '15 days'],
  days_30: ['30 días', '30 days'],
  days_45: ['45 días', '45 days'],
  days_60: ['60 días', '60 days'],
};

/** The names of the codes in the export of carriers. */
export const carrierWords: WordsOf = {
  network: { internal: ['Interna', 'Internal'], own: ['Propia', 'Own'] },
  status: {
    prospect: ['Prospecto', 'Prospect'],
    active: ['Activo', 'Active'],
    suspended: ['Suspendido', 'Suspended'],
    archived: ['Archivado', 'Archived'],
  },
  confidence: {
    very_high: ['Muy alta', 'Very high'],
    high: ['Alta', 'High'],
    medium: ['Media', 'Medium'],
    low: ['Baja', 'Low'],
    very_low: ['Muy baja', 'Very low'],
  },
  carrierType: TYPES,
  nationality: COUNTRIES,
  countries: COUNTRIES,
  movements: MOVEMENTS,
  shippingMode: MODES,
  creditType: CREDITS,
};
