import { CreatePage } from '../core/pages/CreatePage.tsx';
import { DieselForm } from './DieselForm.tsx';

/** A new diesel price. */
export function DieselCreate() {
  return (
    <CreatePage to="list" defaultValues={{ country: 'MX', currency: 'MXN', unit: 'l' }}>
      <DieselForm />
    </CreatePage>
  );
}
