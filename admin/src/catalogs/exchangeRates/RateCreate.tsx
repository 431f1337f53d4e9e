import { field } from '../../core/contract/field.ts';
import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { RateForm } from './RateForm.tsx';
import { useRateDoubts } from './useRateDoubts.ts';

/** The page that creates the exchange rate of a day. */
export function RateCreate() {
  return (
    <CreatePage to="list" doubtsOf={useRateDoubts()}>
      <RateForm>
        <DateInput isPast {...field('ExchangeRateInput', 'date')} />
      </RateForm>
    </CreatePage>
  );
}
