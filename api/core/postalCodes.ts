import type { Schemas } from './contract/types.ts';

/** Whether a postal code lies in the state (ISO 3166-2); true where we do not know better. */
export function fits(postalCode: string, state: string): boolean {
  const ranges = STATES[state];
  if (!ranges) return true;
  const prefix = Number(postalCode.slice(0, state.startsWith('MX-') ? 2 : 3));
  return ranges.some(([first, last = first]) => prefix >= first! && prefix <= last!);
}

/** The state that a postal code lies in, undefined for a code of none: by the same ranges. */
export function stateOf(country: 'MX' | 'US', postalCode: string): State | undefined {
  const states = (Object.keys(STATES) as State[]).filter((state) => state.startsWith(country));
  return states.find((state) => fits(postalCode, state));
}

type State = Schemas['StateCode'];
type Range = [first: number, last?: number];

/**
 * First two digits of Mexico's postal codes (SEPOMEX) and first three of the United States' ZIP codes (USPS
 * publication L002), by state.
 */
const STATES: Record<string, Range[]> = {
  'MX-AGU': [[20]],
  'MX-BCN': [[21, 22]],
  'MX-BCS': [[23]],
  'MX-CAM': [[24]],
  'MX-CHH': [[31, 33]],
  'MX-CHP': [[29, 30]],
  'MX-CMX': [[0, 16]],
  'MX-COA': [[25, 27]],
  'MX-COL': [[28]],
  'MX-DUR': [[34, 35]],
  'MX-GRO': [[39, 41]],
  'MX-GUA': [[36, 38]],
  'MX-HID': [[42, 43]],
  'MX-JAL': [[44, 49]],
  'MX-MEX': [[50, 57]],
  'MX-MIC': [[58, 61]],
  'MX-MOR': [[62]],
  'MX-NAY': [[63]],
  'MX-NLE': [[64, 67]],
  'MX-OAX': [[68, 71]],
  'MX-PUE': [[72, 75]],
  'MX-QUE': [[76]],
  'MX-ROO': [[77]],
  'MX-SIN': [[80, 82]],
  'MX-SLP': [[78, 79]],
  'MX-SON': [[83, 85]],
  'MX-TAB': [[86]],
  'MX-TAM': [[87, 89]],
  'MX-TLA': [[90]],
  'MX-VER': [[91, 96]],
  'MX-YUC': [[97]],
  'MX-ZAC': [[98, 99]],
  'US-AL': [[350, 369]],
  'US-AK': [[995, 999]],
  'US-AZ': [[850, 865]],
  'US-AR': [[716, 729], [755]],
  'US-CA': [[900, 961]],
  'US-CO': [[800, 816]],
  'US-CT': [[60, 69]],
  'US-DE': [[197, 199]],
  'US-DC': [[200], [202, 205], [569]],
  'US-FL': [[320, 349]],
  'US-GA': [
    [300, 319],
    [398, 399],
  ],
  'US-HI': [[967, 968]],
  'US-ID': [[832, 838]],
  'US-IL': [[600, 629]],
  'US-IN': [[460, 479]],
  'US-IA': [[500, 528]],
  'US-KS': [[660, 679]],
  'US-KY': [[400, 427]],
  'US-LA': [[700, 714]],
  'US-ME': [[39, 49]],
  'US-MD': [[206, 219]],
  'US-MA': [[10, 27], [55]],
  'US-MI': [[480, 499]],
  'US-MN': [[550, 567]],
  'US-MS': [[386, 397]],
  'US-MO': [[630, 658]],
  'US-MT': [[590, 599]],
  'US-NE': [[680, 693]],
  'US-NV': [[889, 898]],
  'US-NH': [[30, 38]],
  'US-NJ': [[70, 89]],
  'US-NM': [[870, 884]],
  'US-NY': [[5], [63], [100, 149]],
  'US-NC': [[270, 289]],
  'US-ND': [[580, 588]],
  'US-OH': [[430, 459]],
  'US-OK': [
    [730, 732],
    [734, 749],
  ],
  'US-OR': [[970, 979]],
  'US-PA': [[150, 196]],
  'US-RI': [[28, 29]],
  'US-SC': [[290, 299]],
  'US-SD': [[570, 577]],
  'US-TN': [[370, 385]],
  'US-TX': [[733], [750, 799], [885]],
  'US-UT': [[840, 847]],
  'US-VT': [[50, 59]],
  'US-VA': [[201], [220, 246]],
  'US-WA': [[980, 994]],
  'US-WV': [[247, 268]],
  'US-WI': [[530, 549]],
  'US-WY': [[820, 831], [834]],
};
