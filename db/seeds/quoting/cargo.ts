import { comodity } from '../directory/comodities.ts';
import { random } from '../tools/random.ts';

const PALLETS = ['DV53', 'DV48', 'RF53', 'RF48', 'CC40', 'CC20', 'VANT'];
const BULK = ['HOPR', 'TANK'];

/** The weight, pieces and packaging of a load: 80 to 100 % of a full truck. */
export function cargo(key: string, code: string, equipment: string) {
  const choose = random(`cargo:${key}`);
  const weight = (comodity(code).fullLoadKg * choose.int(80, 100)) / 100;
  const bulk = BULK.includes(equipment);
  return {
    weight: Math.round(weight).toFixed(2),
    weightUnit: 'kg',
    units: bulk ? 1 : choose.int(14, PALLETS.includes(equipment) ? 26 : 18),
    packaging: bulk ? 'A granel' : PALLETS.includes(equipment) ? 'Tarima estándar' : 'Atado',
  };
}
