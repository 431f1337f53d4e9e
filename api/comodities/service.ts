import type { Schemas } from '../core/contract/types.ts';
import { contains } from '../core/list/search.ts';
import { records } from '../core/records.ts';
import { comodityView } from './presenter.ts';

/** The verbs of commodity types. */
export const { list, find, create, update, archive } = records<
  Schemas['Comodity'],
  Schemas['ComodityInput'],
  Schemas['ComodityChange']
>(comodityView, {
  filters: {
    q: contains(`comodities.code || ' ' || comodities.name_es || ' ' || comodities.name_en`),
  },
});
