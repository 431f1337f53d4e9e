import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Incident } from '../Incident.ts';

let count = 0;

/** Inserts an incident type with a unique code, by default of low severity. */
export function buildIncident(overrides: Columns<Incident> = {}) {
  count += 1;
  const row = {
    code: `TEST_${process.pid}_${count}`,
    nameEs: 'Retraso',
    nameEn: 'Delay',
    severity: 'low',
  };
  return saved(Incident, { ...row, ...overrides });
}
