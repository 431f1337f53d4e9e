import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Incident } from './Incident.ts';

/** The fields of an incident type that are returned. */
export const incidentView = view<Schemas['Incident']>(Incident, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'severity'),
});
