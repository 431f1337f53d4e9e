import { TextInput } from 'react-admin';
import { AddressInputs } from '../../freight/places/AddressInputs.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { QuickCreate } from '../../core/inputs/QuickCreate.tsx';

/** The dialog that creates a location from inside another form. */
export function LocationQuickCreate({ country }: { country?: 'MX' | 'US' }) {
  return (
    <QuickCreate
      resource="locations"
      name="name"
      defaultValues={{ kind: 'warehouse', country: country ?? 'MX' }}
    >
      <TextInput {...field('LocationInput', 'name')} autoFocus />
      <ChoiceInput of="LocationInput" source="kind" words="locations.kind" />
      <AddressInputs of="LocationInput" />
    </QuickCreate>
  );
}
