import { AutocompleteInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { localName } from '../../core/format/localName.ts';

/** How the goods are packed: one of the catalog, or what is written in its place. */
export function PackagingInput() {
  const { data = [] } = useGetList('catalogs/packagings', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'code', order: 'ASC' },
    filter: {},
  });
  const written = useWatch({ name: 'packaging' }) as string | null | undefined;
  const names = [...data.map((packaging) => localName(packaging)), written ?? ''].filter(Boolean);
  const choices = [...new Set(names)].map((name) => ({ id: name, name }));
  return (
    <AutocompleteInput
      {...field('QuoteInput', 'packaging')}
      choices={choices}
      onCreate={(name) => ({ id: name ?? '', name: name ?? '' })}
    />
  );
}
