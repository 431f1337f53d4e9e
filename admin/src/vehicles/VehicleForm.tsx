import { DateInput, required, TextInput, useRecordContext } from 'react-admin';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { field } from '../core/contract/field.ts';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';
import { WholeNumberInput } from '../core/inputs/WholeNumberInput.tsx';
import { FormSection, WIDE } from '../core/pages/FormSection.tsx';

/** The form of a vehicle: its carrier, number, plates, and papers with their ends. */
export function VehicleForm() {
  const isNew = useRecordContext()?.id === undefined;
  const type = useSignedInUser()?.user_type.name;
  const at = (name: string) => field('VehicleInput', name);
  return (
    <>
      {isNew && type !== 'carrier' && (
        <FormSection title="vehicles.section.owner">
          <NameSearchInput
            source="carrierId"
            reference="carriers"
            sort="carrierName"
            filter={type === 'broker' ? OWN_NETWORK : undefined}
            validate={REQUIRED}
          />
        </FormSection>
      )}
      <FormSection title="vehicles.section.vehicle" hint="vehicles.section.vehicleHint">
        <ChoiceInput of="VehicleInput" source="kind" words="vehicles.kind" />
        <TextInput {...at('name')} />
        <TextInput {...at('plates')} autoCapitalize="characters" autoComplete="off" />
        <WholeNumberInput {...at('year')} />
      </FormSection>
      <FormSection title="vehicles.section.papers">
        <TextInput {...at('insurer')} />
        <TextInput {...at('policyNumber')} />
        <DateInput {...at('insuranceEndsOn')} />
        <DateInput {...at('inspectionEndsOn')} />
        <TextInput {...at('permitNumber')} />
      </FormSection>
      <FormSection title="vehicles.section.comment">
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}

const OWN_NETWORK = { network: 'own' };
const REQUIRED = required();
