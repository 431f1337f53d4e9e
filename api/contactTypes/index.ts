import { catalog } from '../core/records/catalog.ts';
import { contactTypeColumns } from './columns.ts';
import { contactTypePolicy } from './policy.ts';
import { contactTypeView } from './view.ts';

export { ContactType } from './ContactType.ts';

/** Contact types: what a contact does. */
export const contactTypes = catalog({
  name: 'catalogs/contact_types',
  one: 'ContactType',
  many: 'ContactTypes',
  policy: contactTypePolicy,
  view: contactTypeView,
  columns: contactTypeColumns,
});
