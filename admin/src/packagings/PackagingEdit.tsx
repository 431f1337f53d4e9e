import { EditPage } from '../core/pages/EditPage.tsx';
import { PackagingForm } from './PackagingForm.tsx';

/** Changes a packaging type. */
export function PackagingEdit() {
  return (
    <EditPage to="list" withHistory>
      <PackagingForm />
    </EditPage>
  );
}
