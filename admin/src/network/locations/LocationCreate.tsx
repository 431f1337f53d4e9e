import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { LocationForm } from './LocationForm.tsx';

/** The page that creates a location. */
export function LocationCreate() {
  return (
    <CreatePage defaultValues={{ kind: 'warehouse', country: 'MX' }}>
      <LocationForm />
    </CreatePage>
  );
}
