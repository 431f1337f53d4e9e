import { type Data, FOREIGN_RFC, MEXICO, thousandths } from '../data.ts';
import { isByStop } from '../stops.ts';
import type { Rule } from './types.ts';

/** Configurations with two trailers. */
const DOUBLE = /(R|S\dS)\d$/;

/** The rules of the carrier's part: distance, times, trailers and drivers. */
export const CARRIER: Rule[] = [
  {
    id: 'distanceAddsUp',
    party: 'carrier',
    codes: 'CP125, CP126, CP141',
    text: {
      es: 'La distancia total no es la suma de las distancias a los destinos.',
      en: 'The total distance is not the sum of the distances to the destinations.',
    },
    remedy: {
      es: 'Con un solo destino, las dos distancias son iguales.',
      en: 'With a single destination, both distances are equal.',
    },
    broken: (data) => {
      if (isByStop(data)) return [];
      const { carrier } = data;
      const [one, total] = [thousandths(carrier.distance), thousandths(carrier.totalDistance)];
      return one !== undefined && total !== undefined && one !== total ? ['totalDistance'] : [];
    },
  },
  {
    id: 'arrivesLater',
    party: 'carrier',
    isAdvice: true,
    text: { es: 'La llegada es antes que la salida.', en: 'The arrival is before the departure.' },
    remedy: {
      es: 'Revise las dos horas; cada una es la hora local de su lugar.',
      en: 'Check both times; each is the local time of its stop.',
    },
    broken: (data) => {
      const { departureAt, arrivalAt } = data.carrier;
      const isEarlier = departureAt && arrivalAt && arrivalAt < departureAt;
      return isEarlier && !isByStop(data) ? ['arrivalAt'] : [];
    },
  },
  {
    id: 'trailersNeeded',
    party: 'carrier',
    codes: 'CP184',
    text: {
      es: 'La configuración vehicular lleva remolque, y no hay ninguno.',
      en: 'The vehicle configuration has a trailer, and there is none.',
    },
    remedy: {
      es: 'Agregue el remolque con su tipo y sus placas, o corrija la configuración.',
      en: 'Add the trailer with its type and plates, or correct the configuration.',
    },
    broken: (data, keys) =>
      trailersOf(data, keys) === '1' && count(data) === 0 ? ['configuration'] : [],
  },
  {
    id: 'trailersNotAllowed',
    party: 'carrier',
    codes: 'CP184',
    text: {
      es: 'La configuración vehicular no lleva remolque, y hay uno.',
      en: 'The vehicle configuration has no trailer, and there is one.',
    },
    remedy: {
      es: 'Quite el remolque, o corrija la configuración.',
      en: 'Remove the trailer, or correct the configuration.',
    },
    broken: (data, keys) =>
      trailersOf(data, keys) === '0' && count(data) > 0 ? ['configuration'] : [],
  },
  {
    id: 'doubleHasTwo',
    party: 'carrier',
    isAdvice: true,
    text: {
      es: 'La configuración es de doble remolque, y no hay dos.',
      en: 'The configuration has two trailers, and there are not two.',
    },
    remedy: {
      es: 'Agregue el segundo remolque, o corrija la configuración.',
      en: 'Add the second trailer, or correct the configuration.',
    },
    broken: (data) => {
      const { configuration } = data.carrier;
      const isDouble = !!configuration?.startsWith('T') && DOUBLE.test(configuration);
      return isDouble && count(data) === 1 ? ['configuration'] : [];
    },
  },
  {
    id: 'driverResidesAbroad',
    party: 'carrier',
    codes: 'CP193–CP199',
    text: {
      es: 'Un operador extranjero tiene su residencia fiscal en México.',
      en: 'A foreign driver has its tax residence in Mexico.',
    },
    remedy: {
      es: 'Elija el país extranjero, o escriba su RFC mexicano.',
      en: 'Choose the foreign country, or enter the Mexican RFC.',
    },
    broken: ({ carrier }) =>
      (carrier.operators ?? []).flatMap(({ rfc, taxResidence }, index) =>
        rfc === FOREIGN_RFC && taxResidence === MEXICO ? [`operators.${index}.taxResidence`] : [],
      ),
  },
];

function trailersOf({ carrier }: Data, keys: Parameters<Rule['broken']>[1]) {
  return keys.find('configurations', carrier.configuration)?.trait;
}

function count({ carrier }: Data): number {
  return (carrier.trailers ?? []).length;
}
