import { EditPage } from '../../core/pages/EditPage.tsx';
import { RateForm } from './RateForm.tsx';
import { useRateDoubts } from './useRateDoubts.ts';

/** The page that corrects the exchange rate of a day; quotes keep the rate that they were created with. */
export function RateEdit() {
  return (
    <EditPage to="list" withChanges doubtsOf={useRateDoubts()}>
      <RateForm />
    </EditPage>
  );
}
