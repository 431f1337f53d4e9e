import { useEffect, useState } from 'react';
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

/**
 * Offers to create a record only once it is known which ones exist. While the choices for an earlier text are listed, none
 * can be chosen: the answer puts others in their places, under the pointer.
 */
function FoundChoiceInput({ create, ...input }: AutocompleteInputProps) {
  const { isPending } = useChoicesContext();
  const { isSearching, onInputChange } = useSearching();
  return (
    <AutocompleteInput
      filterToQuery={byText}
      create={isPending ? undefined : create}
      getOptionDisabled={() => isSearching}
      onInputChange={onInputChange}
      {...input}
    />
  );
}

/** Whether the choices for the typed text are not listed yet. */
function useSearching() {
  const { isFetching, filterValues } = useChoicesContext();
  const { q = '' } = (filterValues ?? {}) as { q?: string };
  const [awaited, setAwaited] = useState<string>();
  const isFound = q === awaited && !isFetching;
  useEffect(() => {
    if (isFound) setAwaited(undefined);
  }, [isFound]);
  return {
    isSearching: awaited !== undefined && !isFound,
    onInputChange: (_: unknown, text: string, reason: string) =>
      setAwaited(reason === 'input' ? text : undefined),
  };
}

function byText(q: string) {
  return { q };
}
