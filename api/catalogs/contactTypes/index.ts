import { catalog } from '../../core/modules/catalog.ts';
import { ContactType } from './ContactType.ts';

export { ContactType } from './ContactType.ts';

/** The codes of the types whose contacts get a carrier's mails, by what the mails are about. */
export const MAILED_TYPES = { quotes: 'RATES', operations: 'DISPATCH' } as const;

/** The catalog of contact types: the functions of contacts. */
export const contactTypes = catalog({
  name: 'catalogs/contact_types',
  one: 'ContactType',
  many: 'ContactTypes',
  model: ContactType,
  fixedCodes: Object.values(MAILED_TYPES),
});
