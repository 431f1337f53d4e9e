import { SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { choices, field } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';

/** The input for the plan; for a new company also its type, and the broker whose customer a shipper is. */
export function CompanyPlanInputs() {
  const isNew = useRecordContext()?.id === undefined;
  const isShipper = useWatch({ name: 'type' }) === 'shipper';
  return (
    <>
      <ChoiceInput of="CompanyInput" source="plan" words="companies.plan" />
      {isNew && <SelectInput {...field('CompanyInput', 'type')} choices={TYPES} />}
      {isNew && isShipper && (
        <NameSearchInput
          source="ownerCompanyId"
          reference="companies"
          sort="name"
          filter={BROKERS}
          helperText="companies.ownerHint"
        />
      )}
    </>
  );
}

/** The types of new companies: without `internal`, which is Andén itself and exists only once. */
const TYPES = choices('CompanyInput', 'type', 'companies.type').filter(
  ({ id }) => id !== 'internal',
);
const BROKERS = { type: ['broker'] };
