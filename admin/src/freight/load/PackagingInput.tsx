import { AutocompleteInput, useGetList, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { localName } from '../../core/format/localName.ts';
import type { CargoForm } from './cargoForm.ts';

/** The input for the packaging: a type of the catalog, or free text. */
export function PackagingInput({ of }: { of: CargoForm | 'StopGoods' }) {
  const { data = [] } = useGetList('catalogs/packagings', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'code', order: 'ASC' },
    filter: {},
  });
  const written = useWatch({ name: useWrappedSource('packaging') }) as string | null | undefined;
  const names = [...data.map((packaging) => localName(packaging)), written ?? ''].filter(Boolean);
  const choices = [...new Set(names)].map((name) => ({ id: name, name }));
  return (
    <AutocompleteInput
      {...field(of, 'packaging')}
      {...(of === 'StopGoods' && { label: 'resources.quotes.fields.packaging' })}
      choices={choices}
      onCreate={(name) => ({ id: name ?? '', name: name ?? '' })}
    />
  );
}
