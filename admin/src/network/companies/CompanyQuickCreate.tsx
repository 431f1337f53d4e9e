import { TextInput } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { QuickCreate } from '../../core/inputs/QuickCreate.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';

/** The dialog that creates a customer, or for staff a company of this `type`, from inside another form. */
export function CompanyQuickCreate({ type = 'shipper' }: { type?: string }) {
  const isStaff = useIsStaff();
  const at = (name: string) => field('CompanyInput', name);
  return (
    <QuickCreate
      resource="companies"
      name="name"
      defaultValues={{ currency: 'USD', ...(isStaff && { type, plan: 'free' }) }}
    >
      <TextInput {...at('name')} autoFocus />
      <TextInput {...at('rfc')} helperText="companies.rfcHint" />
      <PhoneInput {...at('phone')} />
      <TextInput {...at('email')} type="email" />
    </QuickCreate>
  );
}
