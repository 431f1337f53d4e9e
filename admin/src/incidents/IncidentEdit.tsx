import { EditPage } from '../core/pages/EditPage.tsx';
import { IncidentForm } from './IncidentForm.tsx';

/** Changes an incident type. */
export function IncidentEdit() {
  return (
    <EditPage to="list" withHistory>
      <IncidentForm />
    </EditPage>
  );
}
