import { useEffect, useState } from 'react';
import type { Schemas } from '../../schemas.ts';
import type { LinkClient } from '../record/linkClient.ts';
import { pathOf, type Revision } from './source.ts';

type Section = Schemas['SheetSection'];

/** The text of a revision, read once and again when it was accepted; nothing until it was read. */
export function useSections(client: LinkClient, shipmentId: string, revision: Revision): Section[] {
  const [sections, setSections] = useState<Section[]>([]);
  const { id, acceptedAt } = revision;
  useEffect(() => {
    let isWanted = true;
    void client
      .call(`${pathOf(shipmentId)}/${id}/sheet`)
      .then(({ ok, body }) => {
        if (ok && isWanted) setSections((body as Schemas['RateConfirmationSheet']).sections);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, shipmentId, id, acceptedAt]);
  return sections;
}
