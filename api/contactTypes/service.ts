import type { Schemas } from '../core/contract/types.ts';
import { contains } from '../core/list/search.ts';
import { records } from '../core/records/records.ts';
import { contactTypeColumns } from './columns.ts';
import { contactTypeView } from './presenter.ts';

const plain = records<
  Schemas['ContactType'],
  Schemas['ContactTypeInput'],
  Schemas['ContactTypeChange']
>(contactTypeView, {
  filters: {
    q: contains(
      `contact_types.code || ' ' || contact_types.name_es || ' ' || contact_types.name_en`,
    ),
  },
});

/** The verbs of contact types. */
export const { list, find, create, update, archive } = plain;
export const exported = plain.exporting(contactTypeColumns);
