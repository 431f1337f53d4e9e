import { TextInput } from 'react-admin';
import { ContactBookInput } from '../../contacts/index.ts';
import { field } from '../../../core/contract/field.ts';
import { FormSection, WIDE } from '../../../core/pages/FormSection.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { CarrierAddressesInput } from './CarrierAddressesInput.tsx';
import { CarrierContactInputs } from './CarrierContactInputs.tsx';
import { CarrierCoverageInputs } from './CarrierCoverageInputs.tsx';
import { CarrierIdentityInputs } from './CarrierIdentityInputs.tsx';
import { CarrierStandingInputs } from './CarrierStandingInputs.tsx';

/** The form of a carrier in sections. Carriers do not see status and confidence, which their network decides. */
export function CarrierForm() {
  const isCarriers = useSignedInUser()?.user_type.name === 'carrier';
  return (
    <>
      <FormSection title="carriers.section.identity" hint="carriers.section.identityHint">
        <CarrierIdentityInputs />
      </FormSection>
      {!isCarriers && (
        <FormSection title="carriers.section.standing" hint="carriers.section.standingHint">
          <CarrierStandingInputs />
        </FormSection>
      )}
      <FormSection title="carriers.section.coverage" hint="carriers.section.coverageHint">
        <CarrierCoverageInputs />
      </FormSection>
      <FormSection title="carriers.section.contact">
        <CarrierContactInputs />
      </FormSection>
      <FormSection title="contacts.title" hint="contacts.section.reachHint">
        <ContactBookInput />
      </FormSection>
      <FormSection title="carriers.section.addresses">
        <CarrierAddressesInput />
      </FormSection>
      <FormSection title="carriers.section.description">
        <TextInput {...field('CarrierInput', 'description')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}
