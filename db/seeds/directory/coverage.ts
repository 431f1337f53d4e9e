import {
  americanBorder,
  corridors,
  mexicanBorder,
  mexicanStates,
  regions,
} from '../data/places/regions.ts';
import { crossings } from '../data/places/crossings.ts';
import type { Place } from '../data/places/places.ts';
import type { Random } from '../tools/random.ts';

/** The movements, countries and states that a carrier covers. */
export interface Coverage {
  carrierType: 'carrier' | 'owner_operator' | 'drayage' | 'transfer';
  movements: string[];
  countries: string[];
  originStates: string[];
  deliveryStates: string[];
}

const PORTS = ['Manzanillo', 'Lázaro Cárdenas', 'Veracruz', 'Altamira', 'Ensenada', 'Progreso'];
const WEST = ['MX-JAL', 'MX-NAY', 'MX-MIC', 'MX-COL'];
const PACIFIC = ['MX-BCN', 'MX-BCS', 'MX-SON', 'MX-SIN'];

/** A plausible coverage for a carrier of this city: its region, other states of its country, and cross-border. */
export function coverageFrom(home: Place, random: Random): Coverage {
  if (home.country === 'US') return american(home, random);
  if (PORTS.includes(home.city) && random.chance(0.5)) return drayage(home, random);
  if (across(home) && random.chance(0.14)) return transfer(home);
  return mexican(home, random);
}

function mexican(home: Place, random: Random): Coverage {
  const crosses = random.chance(mexicanBorder.includes(home.state) ? 0.68 : 0.28);
  const region = regionOf(home.state);
  const near = [home.state, ...random.sample(region, random.int(2, region.length))];
  const far = random.sample(mexicanStates, random.int(7, 18));
  const domestic = !crosses || random.chance(0.6);
  const abroad = crosses ? abroadFrom(home.state, random) : { border: [], inland: [] };
  return {
    carrierType: random.chance(0.08) ? 'owner_operator' : 'carrier',
    movements: [...(crosses ? ['cross_border'] : []), ...(domestic ? ['mexico'] : [])],
    countries: crosses ? ['MX', 'US'] : ['MX'],
    originStates: distinct([...near, ...abroad.border]),
    deliveryStates: distinct([
      ...near,
      ...(domestic ? far : []),
      ...abroad.border,
      ...abroad.inland,
    ]),
  };
}

function american(home: Place, random: Random): Coverage {
  const crosses = random.chance(0.6);
  const near = [home.state, ...random.sample(americanBorder, random.int(1, 2))];
  const inland = random.sample(corridors[home.state]!, random.int(2, 7));
  const south = crosses ? southOf(home.state, random) : [];
  return {
    carrierType: random.chance(0.05) ? 'owner_operator' : 'carrier',
    movements: [...(crosses ? ['cross_border'] : []), 'us'],
    countries: crosses ? ['MX', 'US'] : ['US'],
    originStates: distinct([...near, ...south]),
    deliveryStates: distinct([...near, ...inland, ...south]),
  };
}

function drayage(home: Place, random: Random): Coverage {
  const region = regionOf(home.state);
  const inland = ['MX-JAL', 'MX-MEX', 'MX-CMX', 'MX-QUE', 'MX-GUA', 'MX-PUE', 'MX-NLE'];
  return {
    carrierType: 'drayage',
    movements: ['mexico'],
    countries: ['MX'],
    originStates: [home.state],
    deliveryStates: distinct([home.state, ...region, ...random.sample(inland, 4)]),
  };
}

function transfer(home: Place): Coverage {
  const states = [home.state, across(home)!];
  return {
    carrierType: 'transfer',
    movements: ['cross_border'],
    countries: ['MX', 'US'],
    originStates: states,
    deliveryStates: states,
  };
}

function abroadFrom(state: string, random: Random) {
  const border = PACIFIC.includes(state)
    ? ['US-CA', 'US-AZ']
    : state === 'MX-CHH'
      ? ['US-TX', 'US-NM']
      : WEST.includes(state)
        ? ['US-TX', 'US-CA']
        : ['US-TX'];
  const inland = random.chance(0.45) ? random.sample(corridors[border[0]!]!, random.int(1, 5)) : [];
  return { border, inland };
}

function southOf(state: string, random: Random) {
  const border = mexicanBorder.filter((mexican) =>
    state === 'US-TX' ? !PACIFIC.includes(mexican) : mexican !== 'MX-TAM' && mexican !== 'MX-NLE',
  );
  const beyond = random.sample(['MX-GUA', 'MX-QUE', 'MX-SLP', 'MX-JAL', 'MX-MEX', 'MX-AGU'], 3);
  return random.chance(0.4) ? [...border, ...beyond] : border;
}

function across(home: Place) {
  return crossings.find(({ mexico }) => mexico[0] === home.city)?.unitedStates[1];
}

function regionOf(state: string) {
  return distinct(
    Object.values(regions)
      .filter((states) => states.includes(state))
      .flat(),
  );
}

function distinct(states: string[]) {
  return [...new Set(states)];
}
