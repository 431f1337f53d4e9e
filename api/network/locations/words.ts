import type { Names, WordsOf } from '../../core/export/words.ts';

/** The names of the kinds of locations. */
export const KINDS: Names = {
  plant: ['Planta', 'Plant'],
  warehouse: ['Almacén', 'Warehouse'],
  yard: ['Patio', 'Yard'],
  border_crossing: ['Cruce fronterizo', 'Border crossing'],
  port: ['Puerto', 'Port'],
  other: ['Otro', 'Other'],
};

/** The names of the codes in the export of locations. */
export const locationWords: WordsOf = { kind: KINDS };
