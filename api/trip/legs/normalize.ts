import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import {
  code,
  normalize,
  type Normalizers,
  trimToNull,
} from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../../platform/geography/phone.ts';

type Change = Schemas['LegChange'];

/** The pairs of fields of which a leg has one: a kept record, or what was typed. */
const PAIRS = [
  ['unitId', 'unitPlates'],
  ['trailerId', 'trailerPlates'],
  ['operatorId', 'operatorName'],
] as const;

/**
 * The fields of a leg as they are stored: a kept record replaces what was typed, and the other way round. Throws 422 for
 * plates and seals that cannot be.
 */
export function normalLeg(change: Change): Change {
  const normal = normalize(change, NORMALIZERS);
  const replaced = PAIRS.map(([kept, typed]) => {
    if (normal[kept]) return { [typed]: null };
    return normal[typed] ? { [kept]: null } : {};
  });
  return Object.assign({}, normal, ...replaced);
}

const NORMALIZERS: Normalizers<Change> = {
  carrierName: trimToNull,
  scac: code,
  caat: code,
  contactName: trimToNull,
  contactPhone: normalPhone,
  unitPlates: matching(/^[A-Z0-9]{4,10}$/, {
    es: 'Las placas tienen de 4 a 10 letras y números, como 123AB4',
    en: 'Plates have 4 to 10 letters and digits, such as 123AB4',
  }),
  trailerPlates: matching(/^[A-Z0-9]{4,11}$/, {
    es: 'Las placas o el número del contenedor tienen de 4 a 11 letras y números, como 45UA3T',
    en: 'Plates or a container number have 4 to 11 letters and digits, such as 45UA3T',
  }),
  operatorName: trimToNull,
  operatorPhone: normalPhone,
  seal: matching(/^[A-Z0-9]{3,20}$/, {
    es: 'El sello tiene de 3 a 20 letras y números, como MX4471982',
    en: 'A seal has 3 to 20 letters and digits, such as MX4471982',
  }),
  handOverPlace: trimToNull,
};

/** Removes spaces and hyphens, and throws 422 with the message for a text of another form. */
function matching(form: RegExp, message: { es: string; en: string }) {
  return (text: string, field: string) => {
    const value = code(text);
    if (value && !form.test(value)) throw invalid(field, message);
    return value;
  };
}
