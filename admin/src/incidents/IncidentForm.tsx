import { CatalogForm } from '../core/CatalogForm.tsx';
import { ChoiceInput } from '../core/ChoiceInput.tsx';

/** What an incident type is: code, names, how bad it is. */
export function IncidentForm() {
  return (
    <CatalogForm of="IncidentInput">
      <ChoiceInput of="IncidentInput" source="severity" words="incidents.severity" />
    </CatalogForm>
  );
}
