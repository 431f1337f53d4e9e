import type { Schemas } from '../core/contract/types.ts';
import { columns, recordColumns, view } from '../core/list/view.ts';
import { Incident } from './Incident.ts';

/** What leaves the server of an incident type. */
export const incidentView = view<Schemas['Incident']>(Incident, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'severity'),
});
