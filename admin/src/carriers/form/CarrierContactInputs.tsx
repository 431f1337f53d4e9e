import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { useWarning } from '../../core/pages/useWarnings.tsx';

/** How a carrier is asked for prices, and on what terms it works. */
export function CarrierContactInputs() {
  const warning = useWarning();
  const at = (name: string) => field('CarrierInput', name);
  return (
    <>
      <TextInput
        {...at('contactPhone')}
        type="tel"
        helperText={warning('contactPhone') ?? 'anden.validation.Phone'}
      />
      <TextInput
        {...at('quotingEmail')}
        type="email"
        helperText={warning('quotingEmail') ?? 'carriers.hint.email'}
      />
      <ChoiceInput of="CarrierInput" source="creditType" words="carriers.credit" />
      <DecimalInput {...at('costPerMile')} />
    </>
  );
}
