import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  ReferenceArrayInput,
} from 'react-admin';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { choices, field } from '../../../core/contract/field.ts';
import { WIDE } from '../../../core/pages/FormSection.tsx';
import { StatesInput } from '../../../freight/places/StatesInput.tsx';
import { WordsInput } from '../../../core/inputs/WordsInput.tsx';

/** The inputs for states of service, movements and equipment, by which carriers are matched with loads. */
export function CarrierCoverageInputs() {
  const at = (name: string) => field('CarrierInput', name);
  return (
    <>
      <CheckboxGroupInput
        {...at('countries')}
        choices={choices('CarrierInput', 'countries', 'anden.country')}
      />
      <CheckboxGroupInput
        {...at('movements')}
        choices={choices('CarrierInput', 'movements', 'anden.movement')}
      />
      <StatesInput {...at('originStates')} />
      <StatesInput {...at('deliveryStates')} />
      <ReferenceArrayInput
        source="equipmentList"
        reference="catalogs/equipments"
        perPage={100}
        sort={{ field: 'nameEs', order: 'ASC' }}
      >
        <AutocompleteArrayInput
          validate={at('equipmentList').validate}
          filterToQuery={(q: string) => ({ q })}
          disableCloseOnSelect
          sx={WIDE}
        />
      </ReferenceArrayInput>
      <ReferenceArrayInput
        source="bridgeList"
        reference="catalogs/bridges"
        perPage={100}
        sort={{ field: 'nameEs', order: 'ASC' }}
      >
        <AutocompleteArrayInput
          validate={at('bridgeList').validate}
          filterToQuery={(q: string) => ({ q })}
          helperText="carriers.hint.bridges"
          disableCloseOnSelect
          sx={WIDE}
        />
      </ReferenceArrayInput>
      <ChoiceInput of="CarrierInput" source="shippingMode" words="carriers.mode" />
      <WordsInput {...at('serviceList')} helperText="carriers.hint.services" />
      <BooleanInput {...at('drayage')} />
      <BooleanInput {...at('hazmat')} />
    </>
  );
}
