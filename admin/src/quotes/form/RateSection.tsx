import { SelectInput, TextInput } from 'react-admin';
import { WIDE } from '../../core/FormSection.tsx';
import { choices, field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/DecimalInput.tsx';
import { FormCard } from './FormCard.tsx';

/** The price one hopes for, and what carriers should read. */
export function RateSection() {
  return (
    <FormCard title="quotes.sections.rate">
      <DecimalInput {...field('QuoteInput', 'targetRate')} helperText="quotes.withoutTax" />
      <SelectInput
        {...field('QuoteInput', 'currency')}
        choices={choices('QuoteInput', 'currency', 'quotes.currency')}
      />
      <TextInput
        {...field('QuoteInput', 'comment')}
        sx={WIDE}
        multiline
        minRows={2}
        helperText="quotes.commentHelp"
      />
    </FormCard>
  );
}
