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
import { useLatePress } from './useLatePress.ts';
import { useTakeFirst } from './useTakeFirst.ts';

/**
 * The autocomplete of a reference: the server searches. It offers to create a record only once it is known which ones exist,
 * and none with a name that one has, whatever its accents and case. While the choices for an earlier text are listed, none
 * can be chosen: the answer puts others in their places, under the pointer. A text whose choices are awaited after an Enter
 * stays when the focus moves on.
 */
export function FoundChoiceInput({ create, ...input }: AutocompleteInputProps) {
  const { isPending } = useChoicesContext();
  const { isSearching, typed, onInputChange } = useSearching();
  const nameOf = useNameOf(input.optionText);
  const isKnown = useIsKnown(typed, nameOf);
  const createText = useCreateText(input.createItemLabel);
  const late = useLatePress({ nameOf, onChange: input.onChange });
  return (
    <AutocompleteInput
      key={late.rounds}
      filterToQuery={byText}
      clearOnBlur={!late.isKept}
      create={isPending || isKnown ? undefined : create}
      getOptionDisabled={() => isSearching}
      onInputChange={(event, text, reason) => {
        onInputChange(event, text, reason);
        if (reason === 'input' || reason === 'clear') late.keep();
      }}
      {...useTakeFirst({ isSearching, createText, keep: late.keep })}
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

/** Returns how a choice is called in the list. */
function useNameOf(optionText: AutocompleteInputProps['optionText']) {
  const { resource } = useChoicesContext<RaRecord>();
  const representation = useGetRecordRepresentation(resource);
  return (record: RaRecord) =>
    String(typeof optionText === 'function' ? optionText(record) : representation(record));
}

/** Whether one of the choices has the typed name. */
function useIsKnown(text: string, nameOf: (record: RaRecord) => string): boolean {
  const { allChoices = [] } = useChoicesContext<RaRecord>();
  return text !== '' && (allChoices ?? []).some((record) => isSameText(nameOf(record), text));
}

/** Returns the text of the entry that creates a record with a typed name. */
function useCreateText(label: AutocompleteInputProps['createItemLabel']) {
  const translate = useTranslate();
  return (item: string) => (typeof label === 'string' ? translate(label, { item, _: label }) : '');
}

function byText(q: string) {
  return { q };
}
