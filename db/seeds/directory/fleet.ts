import type { Coverage } from './coverage.ts';
import type { Place } from '../data/places/places.ts';
import type { Random } from '../tools/random.ts';

const COLD_STATES = ['MX-SIN', 'MX-SON', 'MX-MIC', 'MX-JAL', 'MX-BCN', 'MX-GUA', 'US-CA', 'US-AZ'];
const CITY_STATES = ['MX-CMX', 'MX-MEX', 'MX-MOR', 'MX-TLA', 'MX-YUC', 'MX-ROO', 'MX-OAX'];

/** The equipment codes of a carrier with this coverage and home; at least one. */
export function fleetOf(
  coverage: Coverage,
  home: Place,
  hazmat: boolean,
  random: Random,
): string[] {
  if (coverage.carrierType === 'drayage') return ['CC40', 'CC20'];
  if (coverage.carrierType === 'transfer') return ['DV53', 'FB48', 'RF53'];
  const likely: Record<string, number> = {
    DV53: 0.8,
    DV48: 0.3,
    FB53: 0.14,
    FB48: 0.24,
    FB40: 0.12,
    RF53: COLD_STATES.includes(home.state) ? 0.5 : 0.16,
    RF48: COLD_STATES.includes(home.state) ? 0.25 : 0.06,
    HOPR: 0.1,
    LOWB: 0.1,
    TANK: hazmat ? 0.6 : 0.03,
    CC40: 0.08,
    VANT: 0.06,
    ...(home.country === 'MX' ? smallTrucks(CITY_STATES.includes(home.state) ? 0.4 : 0.1) : {}),
    STRT: 0.15,
  };
  const fleet = Object.keys(likely).filter((code) => random.chance(likely[code]!));
  return fleet.length > 0 ? fleet : ['DV53'];
}

function smallTrucks(probability: number) {
  return { RABN: probability, T350: probability, V150: probability / 2, LDTR: probability / 2 };
}
