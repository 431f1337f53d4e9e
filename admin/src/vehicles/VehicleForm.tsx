import { useWatch } from 'react-hook-form';
import { DateInput, required, TextInput, useRecordContext } from 'react-admin';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { field } from '../core/contract/field.ts';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';
import { WholeNumberInput } from '../core/inputs/WholeNumberInput.tsx';
import { StateInput } from '../freight/places/StateInput.tsx';
import { FormSection, WIDE } from '../core/pages/FormSection.tsx';

const at = (name: string) => field('VehicleInput', name);

/** The form of a vehicle: its carrier, number, plates, and papers with their ends. */
export function VehicleForm() {
  const isNew = useRecordContext()?.id === undefined;
  const type = useSignedInUser()?.user_type.name;
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
        <StateInput {...at('platesState')} />
        <WholeNumberInput {...at('year')} />
        <KindInputs />
      </FormSection>
      <FormSection title="vehicles.section.papers">
        <TextInput {...at('insurer')} />
        <TextInput {...at('policyNumber')} />
        <DateInput {...at('insuranceEndsOn')} />
        <DateInput {...at('inspectionEndsOn')} />
        <TextInput {...at('permitType')} autoCapitalize="characters" autoComplete="off" />
        <TextInput {...at('permitNumber')} />
        <DateInput {...at('permitEndsOn')} />
      </FormSection>
      <FormSection title="vehicles.section.policies" hint="vehicles.section.policiesHint">
        <TextInput {...at('cargoInsurer')} />
        <TextInput {...at('cargoPolicy')} />
        <TextInput {...at('environmentInsurer')} />
        <TextInput {...at('environmentPolicy')} />
      </FormSection>
      <FormSection title="vehicles.section.comment">
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}

/** What Carta Porte asks of a unit, or of a trailer. */
function KindInputs() {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  const capitals = { autoCapitalize: 'characters', autoComplete: 'off' };
  if (kind === 'trailer') return <TextInput {...at('trailerType')} {...capitals} />;
  return (
    <>
      <TextInput {...at('configuration')} {...capitals} />
      <DecimalInput {...at('grossWeight')} />
    </>
  );
}

const OWN_NETWORK = { network: 'own' };
const REQUIRED = required();
