import { BooleanInput } from 'react-admin';
import { CatalogForm } from '../core/catalog/CatalogForm.tsx';
import { field } from '../core/contract/field.ts';

/** What a commodity type is: code, names, whether it is hazardous. */
export function ComodityForm() {
  return (
    <CatalogForm of="ComodityInput">
      <BooleanInput {...field('ComodityInput', 'hazmat')} defaultValue={false} />
    </CatalogForm>
  );
}
