import { BooleanInput } from 'react-admin';
import { CatalogForm } from '../core/catalog/CatalogForm.tsx';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';

/** What a packaging type is: code, names, its usual size in metres, whether it can be stacked. */
export function PackagingForm() {
  return (
    <CatalogForm of="PackagingInput">
      <BooleanInput {...field('PackagingInput', 'stackable')} defaultValue={false} />
      <DecimalInput {...field('PackagingInput', 'length')} />
      <DecimalInput {...field('PackagingInput', 'width')} />
      <DecimalInput {...field('PackagingInput', 'height')} />
    </CatalogForm>
  );
}
