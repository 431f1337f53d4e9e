import { SelectInput, TextInput } from 'react-admin';
import { WIDE } from '../../../core/pages/FormSection.tsx';
import { choices, field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { FormCard } from './FormCard.tsx';

/** The inputs for the target rate, which shippers do not set, and for the comment to carriers. */
export function RateSection() {
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  return (
    <FormCard title="quotes.sections.rate">
      {!isShipper && (
        <DecimalInput {...field('QuoteInput', 'targetRate')} helperText="anden.withoutTax" />
      )}
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
