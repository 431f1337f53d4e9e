import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  type ReferenceInputProps,
} from 'react-admin';

interface NameSearchInputProps
  extends
    Pick<ReferenceInputProps, 'filter'>,
    Pick<
      AutocompleteInputProps,
      | 'label'
      | 'validate'
      | 'helperText'
      | 'onChange'
      | 'sx'
      | 'create'
      | 'createLabel'
      | 'createItemLabel'
    > {
  source: string;
  reference: string;
  /** The field that the choices are sorted by. */
  sort: string;
}

/** Another module's record, found by typing part of its name; the server does the searching. */
export function NameSearchInput({
  source,
  reference,
  filter,
  sort,
  ...input
}: NameSearchInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      sort={{ field: sort, order: 'ASC' }}
    >
      <AutocompleteInput filterToQuery={byText} {...input} />
    </ReferenceInput>
  );
}

function byText(q: string) {
  return { q };
}
