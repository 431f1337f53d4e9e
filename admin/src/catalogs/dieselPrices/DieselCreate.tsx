import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { DieselForm } from './DieselForm.tsx';
import { useDieselDoubts } from './useDieselDoubts.ts';

/** The page that creates a diesel price. */
export function DieselCreate() {
  return (
    <CreatePage to="list" defaultValues={START} doubtsOf={useDieselDoubts()}>
      <DieselForm />
    </CreatePage>
  );
}

const START = { country: 'MX', currency: 'MXN', unit: 'l' };
