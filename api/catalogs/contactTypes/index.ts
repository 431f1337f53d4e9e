import { catalog } from '../../core/modules/catalog.ts';
import { contactTypeColumns } from './columns.ts';
import { contactTypePolicy } from './policy.ts';
import { contactTypeView } from './view.ts';

export { ContactType } from './ContactType.ts';

/** The codes of the types whose contacts get a carrier's mails, by what the mails are about. */
export const MAILED_TYPES = { quotes: 'RATES', operations: 'DISPATCH' } as const;

/** The catalog of contact types: the functions of contacts. */
export const contactTypes = catalog({
  name: 'catalogs/contact_types',
  one: 'ContactType',
  many: 'ContactTypes',
  policy: contactTypePolicy,
  view: contactTypeView,
  columns: contactTypeColumns,
  fixedCodes: Object.values(MAILED_TYPES),
});
