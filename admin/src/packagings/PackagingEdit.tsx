import { EditPage } from '../core/EditPage.tsx';
import { PackagingForm } from './PackagingForm.tsx';

/** Changes a packaging type. */
export function PackagingEdit() {
  return (
    <EditPage to="list" withHistory>
      <PackagingForm />
    </EditPage>
  );
}
