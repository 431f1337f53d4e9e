import { CreatePage } from '../core/pages/CreatePage.tsx';
import { IncidentForm } from './IncidentForm.tsx';

/** A new incident type. */
export function IncidentCreate() {
  return (
    <CreatePage to="list">
      <IncidentForm />
    </CreatePage>
  );
}
