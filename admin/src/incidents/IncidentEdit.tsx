import { EditPage } from '../core/EditPage.tsx';
import { IncidentForm } from './IncidentForm.tsx';

/** Changes a incident type. */
export function IncidentEdit() {
  return (
    <EditPage to="list">
      <IncidentForm />
    </EditPage>
  );
}
