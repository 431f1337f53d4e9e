import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import type { QuoteStory } from '../data/stories/story.ts';
import type { Lane } from '../tools/geography.ts';
import { random } from '../tools/random.ts';

/** The requirements of a load for a carrier. */
export interface LoadNeeds {
  lane: Lane;
  equipment: string;
  hazmat: boolean;
  drayage: boolean;
  /** Whether it is only a crossing of the bridge, which carriers of transfers drive. */
  transfer?: boolean;
}

/** Chooses a carrier for each invitation of a story; throws when a named carrier does not cover the lane. */
export function chooseCarriers(
  story: QuoteStory,
  needs: LoadNeeds,
  carriers: CarrierProfile[],
): CarrierProfile[] {
  const invited = story.invitees ?? [];
  const named = invited.map(({ carrier }) => carrier).filter((key) => key !== null);
  const others = otherCarriers(story, needs, carriers).filter(({ key }) => !named.includes(key));
  return invited.map(({ carrier }) => {
    const choice = carrier ? carriers.find(({ key }) => key === carrier) : others.shift();
    if (!choice || !covers(choice, needs)) throw new Error(`${story.key}: no carrier ${carrier}`);
    return choice;
  });
}

/** Whether a carrier is active and covers such a load on this lane (domain: matching). */
function covers(carrier: CarrierProfile, { lane, ...needs }: LoadNeeds): boolean {
  const { origin, destination, movement } = lane;
  return (
    carrier.status === 'active' &&
    carrier.originStates.includes(origin.state) &&
    carrier.deliveryStates.includes(destination.state) &&
    [origin, destination].every(({ country }) => carrier.countries.includes(country)) &&
    carrier.movements.includes(movement) &&
    carrier.equipment.includes(needs.equipment) &&
    (!needs.hazmat || carrier.hazmat) &&
    (!needs.drayage || hasDrayage(carrier)) &&
    (!needs.transfer || carrier.carrierType === 'transfer')
  );
}

/** Whether a carrier offers drayage (containers from or to a port). */
export function hasDrayage({ carrierType, equipment }: CarrierProfile): boolean {
  return carrierType === 'drayage' || equipment.includes('CC40');
}

/** Carriers that cover the load, without known ones: those of the own network first, then Andén's. */
function otherCarriers({ key, company }: QuoteStory, needs: LoadNeeds, carriers: CarrierProfile[]) {
  const able = random(`cast:${key}`).sample(carriers, carriers.length).filter(fits);
  const ownCarriers = able.filter(({ network }) => network === company);
  return [...ownCarriers, ...able.filter(({ network }) => network !== company)];

  function fits(carrier: CarrierProfile) {
    const reachable = carrier.network === company || carrier.network === 'operator';
    return reachable && /^\d+$/.test(carrier.key) && covers(carrier, needs);
  }
}
