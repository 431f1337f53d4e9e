import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

export type Look = 'list' | 'board';

/**
 * Whether loads are shown as a list or a board: as in the address, otherwise as chosen last, which is then put into
 * the address.
 */
export function useLook(): [Look, (look: Look) => void] {
  const [query, setQuery] = useSearchParams();
  const [lastLook, keep] = useStore<Look>('shipments.look', 'list');
  const lookInAddress = LOOKS.find((look) => look === query.get('view'));
  const look = lookInAddress ?? lastLook;
  const say = (view: Look) =>
    setQuery((before) => ({ ...Object.fromEntries(before), view }), { replace: true });
  useEffect(() => {
    if (look !== lastLook) keep(look);
    if (!lookInAddress && look === 'board') say(look);
  });
  return [
    look,
    (next) => {
      keep(next);
      say(next);
    },
  ];
}

export const LOOKS: readonly Look[] = ['list', 'board'];
