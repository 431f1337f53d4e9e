import { useCallback, useEffect, useState } from 'react';
import type { Schemas } from '../../schemas.ts';
import type { LinkClient } from '../record/linkClient.ts';
import { useRefresh } from '../record/useRefresh.ts';
import { pathOf, type Revision } from './source.ts';

type Section = Schemas['SheetSection'];

const RETRY_SECONDS = 3;

/**
 * Reads the text of a revision, every three seconds until it is there, and again when the revision was accepted; undefined
 * until then, so that nobody accepts what isn't shown.
 */
export function useSections(
  client: LinkClient,
  shipmentId: string,
  revision: Revision,
): Section[] | undefined {
  const { id, acceptedAt } = revision;
  const path = `${pathOf(shipmentId)}/${id}/sheet`;
  const [sheet, setSheet] = useState<{ path: string; sections: Section[] }>();
  const read = useCallback(async () => {
    const answer = await client.call(path).catch(() => undefined);
    if (!answer?.ok) return;
    setSheet({ path, sections: (answer.body as Schemas['RateConfirmationSheet']).sections });
  }, [client, path]);
  const sections = sheet?.path === path ? sheet.sections : undefined;
  useRefresh(read, sections ? undefined : RETRY_SECONDS);
  useEffect(() => {
    if (acceptedAt) void read();
  }, [read, acceptedAt]);
  return sections;
}
