import { TextInput } from 'react-admin';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { useWarning } from '../../../core/pages/useWarnings.tsx';
import { PhoneInput } from '../../../core/inputs/PhoneInput.tsx';

/**
 * The inputs for the e-mail and phone for quote requests, and for the terms of the carrier, which its network sets and
 * the carrier itself only reads.
 */
export function CarrierContactInputs() {
  const isCarriers = useSignedInUser()?.user_type.name === 'carrier';
  const warning = useWarning();
  const at = (name: string) => field('CarrierInput', name);
  return (
    <>
      <PhoneInput {...at('contactPhone')} helperText={warning('contactPhone')} />
      <TextInput
        {...at('quotingEmail')}
        type="email"
        helperText={warning('quotingEmail') ?? 'carriers.hint.email'}
      />
      {!isCarriers && (
        <>
          <ChoiceInput of="CarrierInput" source="creditType" words="carriers.credit" />
          <DecimalInput {...at('costPerMile')} />
        </>
      )}
    </>
  );
}
