import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';
import { FormSection } from '../core/pages/FormSection.tsx';

/** Pesos to a dollar, and who says so; the day before them where it may be chosen. */
export function RateForm({ children }: { children?: ReactNode }) {
  return (
    <FormSection title="resources.exchange_rates.fields.mxnPerUsd">
      {children}
      <DecimalInput {...field('ExchangeRateInput', 'mxnPerUsd')} />
      <TextInput {...field('ExchangeRateInput', 'source')} />
    </FormSection>
  );
}
