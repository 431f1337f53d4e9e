import { useEffect, useRef } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Invitation } from '../invitation.ts';

/** Tells the API once that the carrier has opened the request, if the user may and nobody has before. */
export function useOpened({ id, openedAt, status }: Invitation): void {
  const { act } = useDataProvider<AndenDataProvider>();
  const client = useQueryClient();
  const { canAccess } = useCanAccess({ resource: 'invitations', action: 'open' });
  const told = useRef<string>(undefined);
  const isNew = !openedAt && status === 'sent';
  useEffect(() => {
    if (!canAccess || !isNew || told.current === id) return;
    told.current = id;
    act('invitations', id, 'open').then(
      () => client.invalidateQueries({ queryKey: ['invitations'] }),
      () => (told.current = undefined),
    );
  }, [act, canAccess, client, id, isNew]);
}
