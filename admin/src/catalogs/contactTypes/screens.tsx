import { ContactsOf } from '../../network/contacts/index.ts';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';

/**
 * The screens of contact types, whose own field says whether they are for contacts of companies or carriers. The view
 * lists the contacts of the type.
 */
export const screens = catalogScreens({
  schema: 'ContactTypeInput',
  fields: [{ source: 'audience', words: 'contactTypes.audience' }],
  related: <ContactsOf target="contactTypeId" />,
});
