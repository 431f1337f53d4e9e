import { DateInput } from 'react-admin';
import { field } from '../core/contract/field.ts';
import { CreatePage } from '../core/pages/CreatePage.tsx';
import { RateForm } from './RateForm.tsx';

/** A day's exchange rate. */
export function RateCreate() {
  return (
    <CreatePage to="list">
      <RateForm>
        <DateInput {...field('ExchangeRateInput', 'date')} />
      </RateForm>
    </CreatePage>
  );
}
