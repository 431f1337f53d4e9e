import type { Schemas } from '../core/contract/types.ts';
import { contains } from '../core/list/search.ts';
import { records } from '../core/records/records.ts';
import { packagingColumns } from './columns.ts';
import { packagingView } from './presenter.ts';

const plain = records<Schemas['Packaging'], Schemas['PackagingInput'], Schemas['PackagingChange']>(
  packagingView,
  {
    filters: {
      q: contains(`packagings.code || ' ' || packagings.name_es || ' ' || packagings.name_en`),
    },
  },
);

/** The verbs of packaging types. */
export const { list, find, create, update, archive } = plain;
export const exported = plain.exporting(packagingColumns);
