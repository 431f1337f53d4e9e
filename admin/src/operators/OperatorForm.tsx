import { DateInput, required, TextInput, useRecordContext } from 'react-admin';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { field } from '../core/contract/field.ts';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';
import { FormSection, WIDE } from '../core/pages/FormSection.tsx';

const at = (name: string) => field('OperatorInput', name);

/** The form of a driver: carrier, name, license, and what the border asks for. */
export function OperatorForm() {
  return (
    <>
      <OwnerSection />
      <FormSection title="operators.section.driver">
        <TextInput {...at('name')} autoComplete="off" />
        <TextInput {...at('phone')} type="tel" helperText="anden.validation.Phone" />
        <TextInput {...at('rfc')} autoCapitalize="characters" autoComplete="off" />
        <TextInput {...at('foreignTaxId')} autoComplete="off" />
        <ChoiceInput of="OperatorInput" source="taxCountry" words="anden.country" />
      </FormSection>
      <FormSection title="operators.section.licence">
        <TextInput {...at('licenceNumber')} autoCapitalize="characters" autoComplete="off" />
        <ChoiceInput of="OperatorInput" source="licenceType" words="operators.licenceType" />
        <DateInput {...at('licenceEndsOn')} />
      </FormSection>
      <FormSection title="operators.section.border">
        <TextInput {...at('badgeNumber')} autoComplete="off" />
        <DateInput {...at('badgeEndsOn')} />
        <TextInput {...at('fastNumber')} autoComplete="off" />
        <DateInput {...at('fastEndsOn')} />
      </FormSection>
      <FormSection title="operators.section.comment">
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}

/** Whose driver it is, for who keeps those of several carriers; it cannot be changed. */
function OwnerSection() {
  const isNew = useRecordContext()?.id === undefined;
  const type = useSignedInUser()?.user_type.name;
  if (!isNew || type === 'carrier') return null;
  return (
    <FormSection title="operators.section.owner">
      <NameSearchInput
        source="carrierId"
        reference="carriers"
        sort="carrierName"
        filter={type === 'broker' ? OWN_NETWORK : undefined}
        validate={REQUIRED}
      />
    </FormSection>
  );
}

const OWN_NETWORK = { network: 'own' };
const REQUIRED = required();
