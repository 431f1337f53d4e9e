import { DateInput, TextInput } from 'react-admin';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';
import { FormSection } from '../core/pages/FormSection.tsx';

/** What diesel cost from a day on. */
export function DieselForm() {
  const at = (name: string) => field('DieselPriceInput', name);
  return (
    <FormSection title="resources.diesel_prices.fields.price">
      <DateInput {...at('date')} />
      <ChoiceInput of="DieselPriceInput" source="country" words="anden.country" />
      <DecimalInput {...at('price')} />
      <ChoiceInput of="DieselPriceInput" source="currency" words="anden.currency" />
      <ChoiceInput of="DieselPriceInput" source="unit" words="diesel.unit" />
      <TextInput {...at('source')} />
    </FormSection>
  );
}
