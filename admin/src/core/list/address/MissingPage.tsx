import { useEffect, useEffectEvent, useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';

/** Notifies when the address asks for a page after the last; react-admin then shows the first page. */
export function MissingPage() {
  const { page, data, isFetching, isPending } = useListContext();
  const notify = useNotify();
  const lastShown = useRef<number>(undefined);
  const rows = isFetching || isPending ? undefined : data?.length;
  const compare = useEffectEvent(() => {
    if (rows) lastShown.current = page;
    else if (rows === 0 && page > 1 && lastShown.current !== page) {
      notify('anden.address.missingPage', { type: 'info', messageArgs: { page } });
    }
  });
  useEffect(() => compare(), [page, rows]);
  return null;
}
