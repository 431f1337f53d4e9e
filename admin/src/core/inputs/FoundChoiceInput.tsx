import { useEffect, useState } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  type RaRecord,
  useChoicesContext,
  useGetRecordRepresentation,
  useTranslate,
} from 'react-admin';
import { isSameText } from '../format/folded.ts';
import { useTakeFirst } from './useTakeFirst.ts';

/**
 * The autocomplete of a reference: the server searches. It offers to create a record only once it is known which ones exist,
 * and none with a name that one has, whatever its accents and case. While the choices for an earlier text are listed, none
 * can be chosen: the answer puts others in their places, under the pointer.
 */
export function FoundChoiceInput({ create, ...input }: AutocompleteInputProps) {
  const { isPending } = useChoicesContext();
  const { isSearching, typed, onInputChange } = useSearching();
  const isKnown = useIsKnown(typed);
  const translate = useTranslate();
  const { createItemLabel } = input;
  const createText = (item: string) =>
    typeof createItemLabel === 'string'
      ? translate(createItemLabel, { item, _: createItemLabel })
      : '';
  return (
    <AutocompleteInput
      filterToQuery={byText}
      create={isPending || isKnown ? undefined : create}
      getOptionDisabled={() => isSearching}
      onInputChange={onInputChange}
      {...useTakeFirst({ isSearching, createText })}
      {...input}
    />
  );
}

/** Whether the choices for the typed text are not listed yet. */
function useSearching() {
  const { isFetching, filterValues } = useChoicesContext();
  const { q = '' } = (filterValues ?? {}) as { q?: string };
  const [awaited, setAwaited] = useState<string>();
  const [typed, setTyped] = useState('');
  const isFound = q === awaited && !isFetching;
  useEffect(() => {
    if (isFound) setAwaited(undefined);
  }, [isFound]);
  return {
    isSearching: awaited !== undefined && !isFound,
    typed,
    onInputChange: (_: unknown, text: string, reason: string) => {
      setAwaited(reason === 'input' ? text : undefined);
      setTyped(reason === 'input' ? text : '');
    },
  };
}

/** Whether one of the choices has the typed name. */
function useIsKnown(typed: string): boolean {
  const { allChoices = [], resource } = useChoicesContext<RaRecord>();
  const nameOf = useGetRecordRepresentation(resource);
  return typed !== '' && allChoices.some((record) => isSameText(String(nameOf(record)), typed));
}

function byText(q: string) {
  return { q };
}
