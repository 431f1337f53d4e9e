import { isEmpty, MEXICO, valueAt } from '../data.ts';
import type { Rule } from './types.ts';

const BLOCK = ['direction', 'country', 'way'];

/** The rules of the customs data of the whole load. */
export const CUSTOMS: Rule[] = [
  {
    id: 'customsOnlyInternational',
    party: 'customer',
    codes: 'CP119–CP124',
    text: {
      es: 'El transporte es nacional, pero tiene datos de entrada o salida.',
      en: 'The transport is domestic, but has data of an entry or exit.',
    },
    remedy: {
      es: 'Marque que entra o sale de México, o quite la dirección, el país y la vía.',
      en: 'Say that it enters or leaves Mexico, or remove the direction, the country and the way.',
    },
    broken: ({ customer }) =>
      customer.international === false
        ? BLOCK.filter((name) => !isEmpty(valueAt(customer, name)))
        : [],
  },
  {
    id: 'regimesOnlyInternational',
    party: 'customer',
    codes: 'CP116',
    text: {
      es: 'El transporte es nacional, pero tiene un régimen aduanero.',
      en: 'The transport is domestic, but has a customs regime.',
    },
    remedy: {
      es: 'Marque que entra o sale de México, o quite los regímenes.',
      en: 'Say that it enters or leaves Mexico, or remove the regimes.',
    },
    broken: ({ customer }) =>
      customer.international === false && !isEmpty(customer.regimes) ? ['regimes'] : [],
  },
  {
    id: 'regimeFitsDirection',
    party: 'customer',
    codes: 'CP117, CP118, CP169',
    text: {
      es: 'Un régimen aduanero no corresponde a la entrada o salida.',
      en: 'A customs regime does not fit the entry or exit.',
    },
    remedy: {
      es: 'Elija un régimen de importación para la entrada o de exportación para la salida.',
      en: 'Choose an import regime for an entry, or an export regime for an exit.',
    },
    broken: ({ customer: { direction, regimes } }, keys) => {
      const fits = (key: string) =>
        keys.find('regimes', key)?.trait?.includes(direction!) !== false;
      return direction && !(regimes ?? []).every(fits) ? ['regimes'] : [];
    },
  },
  {
    id: 'countryIsForeign',
    party: 'customer',
    isAdvice: true,
    text: {
      es: 'El país de origen o destino es México, aunque la mercancía entra o sale.',
      en: 'The country of origin or destination is Mexico, although the commodity enters or leaves it.',
    },
    remedy: { es: 'Elija el país extranjero.', en: 'Choose the foreign country.' },
    broken: ({ customer }) =>
      customer.international && customer.country === MEXICO ? ['country'] : [],
  },
  {
    id: 'directionFitsEnds',
    party: 'customer',
    isAdvice: true,
    text: {
      es: 'La entrada o salida parece estar al revés de los lugares.',
      en: 'Entry and exit seem to be confused: the places say the opposite.',
    },
    remedy: {
      es: 'Es entrada si se carga fuera de México, y salida si se entrega fuera.',
      en: 'It is an entry if loaded outside of Mexico, and an exit if delivered outside.',
    },
    broken: ({ customer: { direction, origin, destination } }) => {
      const [from, to] = [origin?.country, destination?.country];
      const isEntry = from !== MEXICO && to === MEXICO;
      const isExit = from === MEXICO && to !== MEXICO;
      if (!from || !to || (!isEntry && !isExit) || !direction) return [];
      return (direction === 'Entrada') === isEntry ? [] : ['direction'];
    },
  },
];
