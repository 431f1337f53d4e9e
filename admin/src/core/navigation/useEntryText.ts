import { useGetResourceLabel, useTranslate } from 'react-admin';
import type { Entry } from './navigation.ts';

/** Returns a function for the text of an entry: its own, otherwise the plural name of its module's records. */
export function useEntryText(): (entry: Pick<Entry, 'label' | 'resource'>) => string {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return ({ label, resource }) => {
    const name = labelOf(resource, 2);
    return label ? translate(label, { smart_count: 2, name: name.toLocaleLowerCase() }) : name;
  };
}
