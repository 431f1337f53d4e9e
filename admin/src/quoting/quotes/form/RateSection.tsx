import { SelectInput, TextInput } from 'react-admin';
import { WIDE } from '../../../core/pages/FormSection.tsx';
import { choices, field } from '../../../core/contract/field.ts';
import { TargetRateInput } from '../../../freight/load/TargetRateInput.tsx';
import { FormCard } from './FormCard.tsx';

/** The inputs for the target rate, which shippers do not set, and for the comment to carriers. */
export function RateSection() {
  return (
    <FormCard title="quotes.sections.rate">
      <TargetRateInput of="QuoteInput" />
      <SelectInput
        {...field('QuoteInput', 'currency')}
        choices={choices('QuoteInput', 'currency', 'anden.currency')}
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
