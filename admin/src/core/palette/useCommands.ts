import { matching } from './command.ts';
import { useActions } from './useActions.ts';
import { usePages } from './usePages.ts';
import { useRecords } from './useRecords.ts';
import { useDebounced } from '../inputs/useDebounced.ts';

/** The commands for a typed text: pages and actions at once, records when the typing pauses. */
export function useCommands(query: string) {
  const text = query.trim();
  const debounced = useDebounced(text, PAUSE);
  const { records, isSearching, failed } = useRecords(debounced);
  const pages = matching(usePages(), text);
  const actions = matching(useActions(), text);
  return {
    commands: [...pages, ...(text ? records : []), ...actions],
    isSearching: isSearching || debounced !== text,
    failed,
  };
}

const PAUSE = 250;
