import { carrierNames, type CarrierName } from './carrierNames.ts';
import { coverageFrom, type Coverage } from './coverage.ts';
import { carrierCounts, networkOfDozen } from '../data/carrierCounts.ts';
import { confidenceWeights, notes, statusWeights } from '../data/carrierTraits.ts';
import type { Tenant } from '../data/companies.ts';
import { knownCarriers, type KnownCarrier } from '../data/knownCarriers.ts';
import { place, placesIn, type Place } from '../data/places/places.ts';
import { fleetOf } from './fleet.ts';
import { random, type Random } from '../tools/random.ts';

/** A demo carrier, without its tax ids, phone numbers and addresses. */
export interface CarrierProfile extends Coverage {
  key: string;
  network: Tenant;
  name: CarrierName;
  home: Place;
  equipment: string[];
  hazmat: boolean;
  status: string;
  confidence: string;
  costPerMile: string;
  description: string | null;
}

/** All 600 carriers, the known ones first. */
export function carrierProfiles(): CarrierProfile[] {
  const namedCarriers = knownCarriers.map(knownProfile);
  const giveName = carrierNames(namedCarriers.map(({ name }) => name.short));
  const homes = Object.entries(carrierCounts).flatMap(([state, count]) =>
    homesIn(state, count - namedCarriers.filter(({ home }) => home.state === state).length),
  );
  return [...namedCarriers, ...homes.map((home, index) => inventedProfile(home, index, giveName))];
}

function knownProfile({ name, city, type, ...carrier }: KnownCarrier): CarrierProfile {
  const countries = ['MX', 'US'].filter((country) =>
    [...carrier.originStates, ...carrier.deliveryStates].some((state) => state.startsWith(country)),
  );
  return {
    hazmat: false,
    description: null,
    ...carrier,
    name: { full: name, short: name, owner: null },
    home: place(city),
    carrierType: type,
    countries,
    status: 'active',
  };
}

function homesIn(state: string, count: number): Place[] {
  const cities = placesIn(state);
  const choose = random(`homes:${state}`);
  const skewed = () => Math.floor(choose.next() ** 1.6 * cities.length);
  return Array.from({ length: count }, () => cities[skewed()]!);
}

function inventedProfile(
  home: Place,
  index: number,
  giveName: ReturnType<typeof carrierNames>,
): CarrierProfile {
  const choose = random(`carrier:${index}`);
  const coverage = coverageFrom(home, choose);
  const hazmat = choose.chance(0.13);
  return {
    ...coverage,
    key: String(index + 1),
    network: networkOfDozen[index % networkOfDozen.length]!,
    name: giveName(home, coverage.carrierType === 'owner_operator', choose),
    home,
    equipment: fleetOf(coverage, home, hazmat, choose),
    hazmat,
    status: choose.weighted(statusWeights),
    confidence: choose.weighted(confidenceWeights),
    costPerMile: costPerMile(choose),
    description: choose.chance(0.45) ? choose.sample(notes, choose.int(1, 2)).join(' ') : null,
  };
}

function costPerMile(choose: Random) {
  return (choose.int(170, 310) / 100).toFixed(4);
}
