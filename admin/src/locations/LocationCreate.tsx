import { CreatePage } from '../core/pages/CreatePage.tsx';
import { LocationForm } from './LocationForm.tsx';

/** A new place. */
export function LocationCreate() {
  return (
    <CreatePage defaultValues={{ kind: 'warehouse', country: 'MX' }}>
      <LocationForm />
    </CreatePage>
  );
}
