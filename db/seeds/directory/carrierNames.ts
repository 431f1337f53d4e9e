import { americanCarrierKinds, carrierKinds, mexicanForms, words } from '../data/names.ts';
import type { Place } from '../data/places/places.ts';
import { person, type Person } from '../tools/people.ts';
import type { Random } from '../tools/random.ts';

/** The name of a carrier: full, short, and its owner if it is an owner-operator. */
export interface CarrierName {
  full: string;
  short: string;
  owner: Person | null;
}

/** Returns a function that invents unique carrier names; `taken` are short names already in use. */
export function carrierNames(usedNames: string[]) {
  const usedNamesSet = new Set(usedNames);
  return (home: Place, ownerOperator: boolean, random: Random): CarrierName => {
    for (;;) {
      const name = home.country === 'US' ? american(random) : mexican(ownerOperator, random);
      if (!usedNamesSet.has(name.short)) {
        usedNamesSet.add(name.short);
        return name;
      }
    }
  };
}

/** An invented Mexican name of two words that agree in gender, for example Peña Cobriza. */
function mexicanPair(random: Random): string {
  const feminine = random.chance(0.43);
  const noun = random.pick(feminine ? words.feminine : words.masculine);
  return `${noun} ${random.pick(words.adjectives)}${feminine ? 'a' : 'o'}`;
}

function mexican(ownerOperator: boolean, random: Random): CarrierName {
  const short = `${random.pick(carrierKinds)} ${mexicanPair(random)}`;
  if (!ownerOperator) return { full: `${short}, ${random.pick(mexicanForms)}`, short, owner: null };
  const owner = person('MX', random);
  return { full: `${owner.first} ${owner.paternal} ${owner.maternal}`, short, owner };
}

function american(random: Random): CarrierName {
  const pair = `${random.pick(words.americanFirst)} ${random.pick(words.americanSecond)}`;
  const full = `${pair} ${random.pick(americanCarrierKinds)}`;
  return { full, short: full.replace(/ (LLC|Inc\.)$/, ''), owner: null };
}
