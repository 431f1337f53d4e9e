import { CreatePage } from '../core/pages/CreatePage.tsx';
import { PackagingForm } from './PackagingForm.tsx';

/** A new packaging type. */
export function PackagingCreate() {
  return (
    <CreatePage to="list">
      <PackagingForm />
    </CreatePage>
  );
}
