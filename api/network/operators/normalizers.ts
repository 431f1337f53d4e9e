import { normalRfc } from '../companies/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { code, type Normalizers, trimToNull } from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../../platform/geography/phone.ts';

/** Normalizes the fields of an operator; throws 422 for a blank name, a wrong RFC or phone. */
export const normalizers: Normalizers<Schemas['OperatorChange']> = {
  name(name, field) {
    const text = trimToNull(name);
    if (!text) throw invalid(field, NAME);
    return text;
  },
  rfc: normalRfc,
  phone: normalPhone,
  licenceNumber: code,
  badgeNumber: code,
  fastNumber: code,
};

const NAME = { es: 'Escriba el nombre.', en: 'Enter the name.' };
