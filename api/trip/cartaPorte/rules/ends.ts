import { fits, stateExists } from './places.ts';
import { colonyKey, type Data, type End, FOREIGN_RFC, MEXICO, municipalityKey } from '../data.ts';
import { endOf, placedStops } from '../stops.ts';
import type { Keys } from '../keys/Keys.ts';
import type { Rule } from './types.ts';

const PLACE = 'CP143–CP147';
const RFC = 'CP132–CP134';

/** The rules of where the goods are loaded and delivered, and of who sends and receives them. */
export const ENDS: Rule[] = [
  {
    id: 'residenceIsForeign',
    party: 'customer',
    codes: RFC,
    text: {
      es: 'Un extranjero tiene su residencia fiscal en México.',
      en: 'A foreigner has its tax residence in Mexico.',
    },
    remedy: {
      es: 'Elija el país extranjero, o escriba su RFC mexicano.',
      en: 'Choose the foreign country, or enter its Mexican RFC.',
    },
    broken: ends(
      'taxResidence',
      ({ rfc, taxResidence }) => rfc === FOREIGN_RFC && taxResidence === MEXICO,
    ),
  },
  {
    id: 'taxIdOnlyForeign',
    party: 'customer',
    codes: RFC,
    text: {
      es: 'Hay un registro fiscal extranjero junto a un RFC mexicano.',
      en: 'There is a foreign tax id beside a Mexican RFC.',
    },
    remedy: {
      es: `Quite el registro, o escriba el RFC ${FOREIGN_RFC}.`,
      en: `Remove the tax id, or enter the RFC ${FOREIGN_RFC}.`,
    },
    broken: ends('taxId', ({ rfc, taxId }) => !!taxId && !!rfc && rfc !== FOREIGN_RFC),
  },
  {
    id: 'stateFitsCountry',
    party: 'customer',
    codes: PLACE,
    text: { es: 'El estado no es del país.', en: 'The state is not of the country.' },
    remedy: {
      es: 'Escriba la clave del estado, como NLE en México o TX en Estados Unidos.',
      en: 'Enter the key of the state, such as NLE in Mexico or TX in the United States.',
    },
    broken: ends(
      'state',
      ({ country, state }) => !!country && !!state && !stateExists(country, state),
    ),
  },
  {
    id: 'postalCodeFitsState',
    party: 'customer',
    codes: PLACE,
    text: {
      es: 'El código postal no es del estado.',
      en: 'The postal code is not of the state.',
    },
    remedy: {
      es: 'Revise los dígitos; si el código no está en el catálogo del SAT, use el del lugar contiguo.',
      en: "Check the digits; if the code is not in SAT's catalog, use that of the place next to it.",
    },
    broken: (data, keys) => ends('postalCode', (end) => !hasFittingCode(end, keys))(data),
  },
  {
    id: 'mexicanKeys',
    party: 'customer',
    codes: PLACE,
    text: {
      es: 'La colonia o el municipio no es una clave del SAT.',
      en: "The colony or the municipality is not a key of SAT's.",
    },
    remedy: {
      es: 'Escriba la clave (colonia: 4 dígitos, municipio: 3), o deje el campo vacío.',
      en: 'Enter the key (colony: 4 digits, municipality: 3), or leave the field empty.',
    },
    broken: (data, keys) => [
      ...ends('colony', (end) => isWrong(end, colonyKey(end), 'colonies', keys))(data),
      ...ends('municipality', (end) => isWrong(end, municipalityKey(end), 'municipalities', keys))(
        data,
      ),
    ],
  },
];

/** The paths of a field at all stops where the test finds it broken. */
function ends(name: keyof End, isBroken: (end: End) => boolean) {
  return (data: Data) =>
    placedStops(data)
      .filter((stop) => isBroken(endOf(data, stop)))
      .map(({ end }) => `${end}.${name}`);
}

function hasFittingCode({ country, state, postalCode }: End, keys: Keys): boolean {
  if (!country || !state || !postalCode) return true;
  if (country !== MEXICO || !keys.isLoaded('postalCodes')) return fits(country, state, postalCode);
  return keys.find('postalCodes', postalCode)?.trait === state;
}

/** Whether a place in Mexico has a key that its catalog lacks, or until it is loaded, one of another form. */
function isWrong({ country }: End, key: string | null, catalog: keyof typeof FORMS, keys: Keys) {
  if (country !== MEXICO || !key) return false;
  return keys.isLoaded(catalog) ? !keys.find(catalog, key) : !FORMS[catalog].test(key);
}

const FORMS = { colonies: / \d{4}$/, municipalities: / \d{3}$/ };
