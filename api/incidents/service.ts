import type { Schemas } from '../core/contract/types.ts';
import { contains } from '../core/list/search.ts';
import { records } from '../core/records/records.ts';
import { incidentColumns } from './columns.ts';
import { incidentView } from './presenter.ts';

const plain = records<Schemas['Incident'], Schemas['IncidentInput'], Schemas['IncidentChange']>(
  incidentView,
  {
    filters: {
      q: contains(`incidents.code || ' ' || incidents.name_es || ' ' || incidents.name_en`),
    },
  },
);

/** The verbs of incident types. */
export const { list, find, create, update, archive } = plain;
export const exported = plain.exporting(incidentColumns);
