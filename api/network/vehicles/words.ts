import type { Names } from '../../core/export/words.ts';

/** The names of the kinds of vehicles. */
export const vehicleKinds: Names = {
  unit: ['Unidad', 'Truck'],
  trailer: ['Remolque', 'Trailer'],
};
