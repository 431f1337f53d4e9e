import { CreatePage } from '../core/pages/CreatePage.tsx';
import { ComodityForm } from './ComodityForm.tsx';

/** A new commodity type. */
export function ComodityCreate() {
  return (
    <CreatePage to="list">
      <ComodityForm />
    </CreatePage>
  );
}
