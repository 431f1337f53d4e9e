import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { ContactType } from './ContactType.ts';

/** The fields of a contact type that are returned. */
export const contactTypeView = view<Schemas['ContactType']>(ContactType, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'audience'),
});
