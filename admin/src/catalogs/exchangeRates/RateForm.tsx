import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { UsedNote, useIsUsed } from '../../freight/rates/UsedNote.tsx';
import { FormSection } from '../../core/pages/FormSection.tsx';

/** The form of an exchange rate: pesos per US dollar and their source, after `children` such as the date. */
export function RateForm({ children }: { children?: ReactNode }) {
  const readOnly = useIsUsed();
  return (
    <>
      <UsedNote />
      <FormSection title="resources.exchange_rates.fields.mxnPerUsd">
        {children}
        <DecimalInput {...field('ExchangeRateInput', 'mxnPerUsd')} readOnly={readOnly} />
        <TextInput {...field('ExchangeRateInput', 'source')} readOnly={readOnly} />
      </FormSection>
    </>
  );
}
