import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import type { Story } from '../data/stories/story.ts';
import type { Lane } from '../tools/geography.ts';
import { random } from '../tools/random.ts';

/** What a carrier must fit to be asked for a load. */
export interface Demand {
  lane: Lane;
  equipment: string;
  hazmat: boolean;
  drayage: boolean;
}

/** The carriers that play a story's guests, one each; throws when one named does not cover the lane. */
export function cast(story: Story, demand: Demand, carriers: CarrierProfile[]): CarrierProfile[] {
  const guests = story.guests ?? [];
  const named = guests.map(({ carrier }) => carrier).filter((key) => key !== null);
  const others = extras(story, demand, carriers).filter(({ key }) => !named.includes(key));
  return guests.map(({ carrier }) => {
    const found = carrier ? carriers.find(({ key }) => key === carrier) : others.shift();
    if (!found || !covers(found, demand)) throw new Error(`${story.key}: no carrier ${carrier}`);
    return found;
  });
}

/** Whether an active carrier takes such a load on this lane (domain: matching). */
function covers(carrier: CarrierProfile, { lane, ...demand }: Demand): boolean {
  const { origin, destination, movement } = lane;
  return (
    carrier.status === 'active' &&
    carrier.originStates.includes(origin.state) &&
    carrier.deliveryStates.includes(destination.state) &&
    [origin, destination].every(({ country }) => carrier.countries.includes(country)) &&
    carrier.movements.includes(movement) &&
    carrier.equipment.includes(demand.equipment) &&
    (!demand.hazmat || carrier.hazmat) &&
    (!demand.drayage || hasDrayage(carrier))
  );
}

/** Whether a carrier moves containers between a port and the hinterland. */
export function hasDrayage({ carrierType, equipment }: CarrierProfile): boolean {
  return carrierType === 'drayage' || equipment.includes('CC40');
}

/** Own network first, then Andén's; never one that has a part of its own in the story. */
function extras({ key, company }: Story, demand: Demand, carriers: CarrierProfile[]) {
  const able = random(`cast:${key}`).sample(carriers, carriers.length).filter(fits);
  const own = able.filter(({ network }) => network === company);
  return [...own, ...able.filter(({ network }) => network !== company)];

  function fits(carrier: CarrierProfile) {
    const reachable = carrier.network === company || carrier.network === 'operator';
    return reachable && /^\d+$/.test(carrier.key) && covers(carrier, demand);
  }
}
