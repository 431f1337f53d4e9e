import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { code, type Normalizers, trimToNull } from '../../core/records/writing/normalize.ts';

/** Normalizes the fields of a vehicle; throws 422 for plates that no country has. */
export const normalizers: Normalizers<Schemas['VehicleChange']> = {
  name: (name) => trimToNull(name) ?? '',
  plates(text, field) {
    const plates = code(text) ?? '';
    if (!/^[A-Z0-9]{4,10}$/.test(plates)) throw invalid(field, PLATES);
    return plates;
  },
};

const PLATES = {
  es: 'Las placas tienen de 4 a 10 letras y números, como 123AB4.',
  en: 'Plates have 4 to 10 letters and digits, such as 123AB4.',
};
