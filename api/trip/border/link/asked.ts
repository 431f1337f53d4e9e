import type { Schemas } from '../../../core/contract/types.ts';
import { deliveriesOf } from '../../../platform/links/index.ts';
import { Shipment } from '../../shipments/index.ts';
import type { BorderFacts } from '../facts.ts';
import { LINKS } from '../policy.ts';
import { type PartyRequest, targetOf } from './link.ts';

/** Whom each of these loads was asked of by link, by the load's id: the parties with a link, and whom it reached. */
export async function askedOf(
  loads: BorderFacts[],
): Promise<Map<string, Schemas['BorderAsked'][]>> {
  const ids = loads.map(({ id }) => id);
  const links = await deliveriesOf(Shipment.knex(), Object.values(LINKS), ids);
  const requestsFor = (load: BorderFacts) =>
    (Object.keys(LINKS) as PartyRequest[]).flatMap((party) => {
      const { partyId } = targetOf(load, party);
      const link = links.find(
        (one) => one.subjectId === load.id && one.kind === LINKS[party] && one.partyId === partyId,
      );
      return link ? [{ party, mails: link.mails, openedAt: link.openedAt }] : [];
    });
  return new Map(loads.map((load) => [load.id, requestsFor(load)]));
}
