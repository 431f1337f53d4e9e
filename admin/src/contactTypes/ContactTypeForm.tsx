import { CatalogForm } from '../core/catalog/CatalogForm.tsx';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';

/** What a contact type is: code, names, whose people have it. */
export function ContactTypeForm() {
  return (
    <CatalogForm of="ContactTypeInput">
      <ChoiceInput of="ContactTypeInput" source="audience" words="contactTypes.audience" />
    </CatalogForm>
  );
}
