import { CheckboxGroupInput, TextInput } from 'react-admin';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { choices, field } from '../../core/contract/field.ts';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';
import { OptionalAddress } from '../../freight/places/OptionalAddress.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { useWarning } from '../../core/pages/useWarnings.tsx';
import { CompanyPlanInputs } from './CompanyPlanInputs.tsx';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';

/** The form of a customer: identity, contact details, address; for staff also type and plan. */
export function CompanyForm() {
  const isStaff = useIsStaff();
  const warning = useWarning();
  const at = (name: string) => field('CompanyInput', name);
  return (
    <>
      <FormSection title="companies.section.identity">
        <TextInput {...at('name')} />
        <TextInput {...at('comercialName')} />
        <TextInput {...at('rfc')} helperText={warning('rfc') ?? 'companies.rfcHint'} />
        <TextInput {...at('ein')} helperText={warning('ein')} />
        <ChoiceInput of="CompanyInput" source="currency" words="companies.currency" />
      </FormSection>
      {isStaff && (
        <FormSection title="companies.section.plan" hint="companies.section.planHint">
          <CompanyPlanInputs />
        </FormSection>
      )}
      <FormSection title="companies.section.contact">
        <PhoneInput {...at('phone')} helperText={warning('phone')} />
        <TextInput {...at('email')} type="email" />
        <TextInput {...at('website')} type="url" sx={WIDE} />
      </FormSection>
      <FormSection title="companies.section.address" hint="companies.section.addressHint">
        <OptionalAddress source="address" />
      </FormSection>
      <FormSection title="companies.section.demands" hint="companies.section.demandsHint">
        <CheckboxGroupInput
          {...at('demandedCertificates')}
          choices={choices('CompanyInput', 'demandedCertificates', 'companies.certificate')}
          sx={WIDE}
        />
        <DecimalInput {...at('demandedInsuredAmount')} helperText="companies.insuredHelp" />
      </FormSection>
      <FormSection title="companies.section.comment">
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}
