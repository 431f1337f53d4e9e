import type { Schemas } from '../core/contract/types.ts';
import { contains } from '../core/list/search.ts';
import { records } from '../core/records/records.ts';
import { comodityColumns } from './columns.ts';
import { comodityView } from './presenter.ts';

const plain = records<Schemas['Comodity'], Schemas['ComodityInput'], Schemas['ComodityChange']>(
  comodityView,
  {
    filters: {
      q: contains(`comodities.code || ' ' || comodities.name_es || ' ' || comodities.name_en`),
    },
  },
);

/** The verbs of commodity types. */
export const { list, find, create, update, archive } = plain;
export const exported = plain.exporting(comodityColumns);
