import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Bridge } from '../Bridge.ts';

let count = 0;

/** Inserts a border crossing with a unique code. */
export function buildBridge(overrides: Columns<Bridge> = {}) {
  count += 1;
  const row = {
    code: `TEST_${process.pid}_${count}`,
    nameEs: 'Puente Colombia',
    nameEn: 'Colombia bridge',
  };
  return saved(Bridge, { ...row, ...overrides });
}
