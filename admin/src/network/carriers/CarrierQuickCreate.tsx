import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { QuickCreate } from '../../core/inputs/QuickCreate.tsx';
import { CARRIER_DEFAULTS } from './carrierDefaults.ts';

/** The dialog that creates a carrier from inside another form, with its most important fields. */
export function CarrierQuickCreate() {
  const at = (name: string) => field('CarrierInput', name);
  return (
    <QuickCreate resource="carriers" name="carrierName" defaultValues={CARRIER_DEFAULTS}>
      <TextInput {...at('carrierName')} autoFocus />
      <ChoiceInput of="CarrierInput" source="nationality" words="anden.country" />
      <TextInput {...at('rfc')} helperText="carriers.hint.rfc" />
      <TextInput {...at('quotingEmail')} type="email" helperText="carriers.hint.email" />
    </QuickCreate>
  );
}
