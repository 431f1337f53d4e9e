import { useGetResourceLabel, useLocation } from 'react-admin';
import { addressAsLeft } from './asLeft.ts';
import { entryOf, listAbove } from './listAbove.ts';
import { useEntryText } from './useEntryText.ts';
import { useNavigation } from './useNavigation.ts';

interface ListAbove {
  /** Its name in the menu, and that of one of its records. */
  name: string;
  one: string;
  /** Its address as this tab left it. */
  address: string;
}

/** The list above the present page; undefined at a list. */
export function useListAbove(): ListAbove | undefined {
  const { pathname } = useLocation();
  const textOf = useEntryText();
  const labelOf = useGetResourceLabel();
  const list = listAbove(useNavigation(), pathname);
  return (
    list && {
      name: textOf(list),
      one: labelOf(list.resource, 1),
      address: addressAsLeft(`/admin/${list.path}`),
    }
  );
}

/** The name of the present page in the menu; undefined at a page without an entry. */
export function useMenuName(): string | undefined {
  const { pathname } = useLocation();
  const textOf = useEntryText();
  const entry = entryOf(useNavigation(), pathname);
  return entry && textOf(entry);
}
