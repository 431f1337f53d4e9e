import type { Schemas } from '../../contract/types.ts';

/** The usual abbreviations of the names of states in Mexico, besides the codes; of a word for two states, each has it. */
export const STATE_WORDS: Partial<Record<Schemas['StateCode'], string[]>> = {
  'MX-AGU': ['Ags'],
  'MX-BCN': ['BC', 'BCN', 'Baja California Norte'],
  'MX-BCS': ['BCS'],
  'MX-CAM': ['Camp'],
  'MX-CHP': ['Chis', 'Chiap'],
  'MX-CHH': ['Chih'],
  'MX-CMX': ['CDMX', 'DF', 'Distrito Federal', 'México DF', 'Mexico City', 'México'],
  'MX-COA': ['Coah', 'Coahuila de Zaragoza'],
  'MX-DUR': ['Dgo'],
  'MX-GUA': ['Gto'],
  'MX-HID': ['Hgo'],
  'MX-MEX': [
    'Edomex',
    'Edo Mex',
    'Edo de Mex',
    'Edo de México',
    'State of Mexico',
    'Mex',
    'México',
  ],
  'MX-MIC': ['Mich', 'Michoacán de Ocampo'],
  'MX-NLE': ['NL', 'N León', 'Nvo León'],
  'MX-QUE': ['Qro', 'Querétaro de Arteaga'],
  'MX-ROO': ['QR', 'Q Roo'],
  'MX-TAM': ['Tamps', 'Tam'],
  'MX-TLA': ['Tlax'],
  'MX-VER': ['Veracruz de Ignacio de la Llave'],
  'US-DC': ['Washington DC'],
  'US-MI': ['Mich'],
};

/** The other names of the countries. */
export const COUNTRY_WORDS: Partial<Record<Schemas['Country'], string[]>> = {
  MX: ['Méx', 'MEX', 'República Mexicana', 'Estados Unidos Mexicanos'],
  US: [
    'USA',
    'EUA',
    'EE UU',
    'EE UU A',
    'EU',
    'Estados Unidos de América',
    'Estados Unidos de Norteamérica',
    'United States of America',
  ],
};
