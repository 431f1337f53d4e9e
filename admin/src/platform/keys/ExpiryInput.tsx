import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { FutureDateInput } from '../../core/inputs/FutureDateInput.tsx';

/** When a key expires: in 30, 90 or 365 days, or on a date. */
export function ExpiryInput() {
  const translate = useTranslate();
  const term = useWatch({ name: 'term' }) as string;
  const terms = TERMS.map((days) => ({
    id: String(days),
    name: translate('keys.term.days', { smart_count: days }),
  }));
  return (
    <>
      <RadioButtonGroupInput
        source="term"
        label="resources.keys.fields.term"
        choices={[...terms, { id: 'date', name: translate('keys.term.date') }]}
        translateChoice={false}
        helperText={false}
      />
      {term === 'date' && (
        <FutureDateInput
          {...field('ApiKeyInput', 'expiresOn')}
          label="resources.keys.fields.expiresOn"
          fullWidth
        />
      )}
    </>
  );
}

const TERMS = [30, 90, 365];
