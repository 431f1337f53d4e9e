import { SelectInput, useRecordContext } from 'react-admin';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { choices, field } from '../../../core/contract/field.ts';
import { NameSearchInput } from '../../../core/inputs/NameSearchInput.tsx';
import { useIsStaff } from '../../../freight/users/useIsStaff.ts';

/** The inputs for status and confidence; for staff also the network of a new carrier. */
export function CarrierStandingInputs() {
  const isStaff = useIsStaff();
  const isNew = useRecordContext()?.id === undefined;
  return (
    <>
      <SelectInput
        {...field('CarrierInput', 'status')}
        choices={STATUSES}
        helperText="carriers.hint.status"
      />
      <ChoiceInput of="CarrierInput" source="confidence" words="carriers.confidence" />
      {isStaff && isNew && (
        <NameSearchInput
          source="companyId"
          reference="companies"
          sort="name"
          filter={BROKERS}
          helperText="carriers.hint.network"
        />
      )}
    </>
  );
}

/** The statuses without `archived`, which has a button of its own with a confirmation. */
const STATUSES = choices('CarrierInput', 'status', 'carriers.status').filter(
  ({ id }) => id !== 'archived',
);
const BROKERS = { type: ['broker'] };
