import { EditPage } from '../../core/pages/EditPage.tsx';
import { LocationForm } from './LocationForm.tsx';

/** The page that changes a location. */
export function LocationEdit() {
  return (
    <EditPage>
      <LocationForm />
    </EditPage>
  );
}
