import { matching } from './command.ts';
import { useActions } from './useActions.ts';
import { usePages } from './usePages.ts';
import { useRecords } from './useRecords.ts';
import { useSettled } from './useSettled.ts';

/** What the palette offers for a text: pages and actions at once, records when the typing pauses. */
export function useCommands(typed: string) {
  const text = typed.trim();
  const settled = useSettled(text, PAUSE);
  const { records, isSearching, failed } = useRecords(settled);
  const pages = matching(usePages(), text);
  const actions = matching(useActions(), text);
  return {
    commands: [...pages, ...(text ? records : []), ...actions],
    isSearching: isSearching || settled !== text,
    failed,
  };
}

const PAUSE = 250;
