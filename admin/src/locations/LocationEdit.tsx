import { EditPage } from '../core/pages/EditPage.tsx';
import { LocationForm } from './LocationForm.tsx';

/** Changes a place. */
export function LocationEdit() {
  return (
    <EditPage>
      <LocationForm />
    </EditPage>
  );
}
