import { useNotify, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import type { Refusal } from './fitAddress.ts';

/** Notifies which parts of an address or of a saved view were removed; does nothing when there are none. */
export function useRefusedNotice(): (refusals: Refusal[]) => void {
  const resource = useResourceContext();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const notify = useNotify();
  const nameOf = ({ part, filter }: Refusal) =>
    translate(`anden.address.${part}`, {
      name: filter && labelOf({ resource, source: filter.slice(0, LONGEST) }),
    });
  return (refusals) => {
    if (refusals.length === 0) return;
    const parts = [...new Set(refusals.map(nameOf))].join(', ');
    notify('anden.address.refused', { type: 'info', messageArgs: { parts } });
  };
}

/** The most characters of a filter's name that are shown. */
const LONGEST = 40;
