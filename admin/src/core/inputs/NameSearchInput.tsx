import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  type ReferenceInputProps,
  useChoicesContext,
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

/** An autocomplete for a record of another module; the server searches by part of the name. */
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
      <FoundChoiceInput {...input} />
    </ReferenceInput>
  );
}

/** Offers to create a record only once it is known which ones exist. */
function FoundChoiceInput({ create, ...input }: AutocompleteInputProps) {
  const { isPending } = useChoicesContext();
  return (
    <AutocompleteInput filterToQuery={byText} create={isPending ? undefined : create} {...input} />
  );
}

function byText(q: string) {
  return { q };
}
