import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { UsedNote, useIsUsed } from '../../freight/rates/UsedNote.tsx';
import { FormSection } from '../../core/pages/FormSection.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';

/** The form of a diesel price, which is valid from a date on. */
export function DieselForm() {
  const readOnly = useIsUsed();
  const at = (name: string) => ({ ...field('DieselPriceInput', name), readOnly });
  const choice = { of: 'DieselPriceInput', readOnly } as const;
  return (
    <>
      <UsedNote />
      <FormSection title="resources.diesel_prices.fields.price">
        <DateInput isPast {...at('date')} />
        <ChoiceInput {...choice} source="country" words="anden.country" />
        <DecimalInput {...at('price')} />
        <ChoiceInput {...choice} source="currency" words="anden.currency" />
        <ChoiceInput {...choice} source="unit" words="dieselPrices.unit" />
        <TextInput {...at('source')} />
      </FormSection>
    </>
  );
}
