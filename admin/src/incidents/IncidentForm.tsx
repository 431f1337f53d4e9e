import { CatalogForm } from '../core/catalog/CatalogForm.tsx';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';

/** What an incident type is: code, names, how bad it is. */
export function IncidentForm() {
  return (
    <CatalogForm of="IncidentInput">
      <ChoiceInput of="IncidentInput" source="severity" words="incidents.severity" />
    </CatalogForm>
  );
}
