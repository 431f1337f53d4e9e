import type { Schemas } from '../../core/contract/types.ts';
import { catalogModel } from '../../core/modules/catalog.ts';

/** The function of a contact at a company or carrier. */
export class ContactType extends catalogModel<Schemas['ContactTypeFields']>('contact_types') {}
