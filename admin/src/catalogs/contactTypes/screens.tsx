import { DataTable, SelectInput } from 'react-admin';
import { ContactsOf } from '../../network/contacts/index.ts';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { choices } from '../../core/contract/field.ts';
import { Fact } from '../../core/fields/Facts.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';

const AUDIENCES = 'contactTypes.audience';
const audience = <WordField source="audience" of={AUDIENCES} />;

/**
 * The screens of contact types, whose own field says whether they are for contacts of companies or carriers. The view
 * lists the contacts of the type.
 */
export const screens = catalogScreens({
  schema: 'ContactTypeInput',
  inputs: <ChoiceInput of="ContactTypeInput" source="audience" words={AUDIENCES} />,
  filters: [
    <SelectInput
      key="audience"
      source="audience"
      choices={choices('ContactTypeInput', 'audience', AUDIENCES)}
    />,
  ],
  columns: [
    <DataTable.Col key="audience" source="audience">
      {audience}
    </DataTable.Col>,
  ],
  detail: audience,
  view: {
    facts: <Fact source="audience">{audience}</Fact>,
    related: <ContactsOf target="contactTypeId" />,
  },
});
