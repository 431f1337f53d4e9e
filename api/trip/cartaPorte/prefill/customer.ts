import type { Schemas } from '../../../core/contract/types.ts';
import { type CustomerPart, type End, FOREIGN_RFC, type Good, MEXICO } from '../data.ts';
import type { Load } from '../load.ts';
import { countryKey } from '../rules/places.ts';
import { goodsByStop, kilogramsOf } from './goodsByStop.ts';
import { type Layer, type SourcedValues, layered } from './layers.ts';

type Place = Schemas['Place'];

const OF_LOAD = { es: 'Del embarque', en: 'From the load' };
const OF_CUSTOMER = { es: 'Del registro del cliente', en: "From the customer's record" };

/** The customer's part from the load, its customer, and the last load on the same lane. */
export function knownOfCustomer(load: Load): SourcedValues<CustomerPart> {
  return layered([
    { values: ofTransport(load), source: OF_LOAD },
    { values: ofOwner(load), source: OF_CUSTOMER },
    ...goodsLayers(load),
  ]);
}

/** What the last load on the lane says, and the goods: those of the stops where these tell them, else those of the last load. */
function goodsLayers(load: Load): Layer[] {
  const { lastCustomer: last } = load;
  const { goods: lastGoods, ...part } = last?.part ?? {};
  const byStop = goodsByStop(load);
  const goods = lastGoods?.map(ofLaterLoad) ?? [];
  const count = byStop ? byStop.goods.length : Math.max(goods.length, 1);
  const values = byStop ? part : { ...part, goods };
  return [
    ...(last ? [{ values, source: onLane(last.reference) }] : []),
    { values: weightsOf(load, count), source: OF_LOAD },
    ...(byStop ? [{ values: byStop, source: OF_LOAD }] : []),
  ];
}

function onLane(reference: string) {
  return {
    es: `Del último embarque en la ruta (${reference})`,
    en: `From the last load on the lane (${reference})`,
  };
}

/** What the movement and the places of a load say of its transport. */
export function ofTransport(load: Load): CustomerPart {
  const { origin, destination, movement, comodityEs, hazmat, stops } = load;
  const isEntry = origin.country !== 'MX';
  const international = movement === 'cross_border';
  return {
    international,
    ...(international && {
      direction: isEntry ? 'Entrada' : 'Salida',
      country: countryKey((isEntry ? origin : destination).country),
      way: '01',
    }),
    origin: endOf(origin),
    destination: endOf(destination),
    ...(stops.length > 0 && { stops: stops.slice(1, -1).map(({ place }) => endOf(place)) }),
    goods: [{ description: comodityEs, hazardous: hazmat }],
    weightUnit: 'KGM',
  };
}

function endOf(place: Place): End {
  const country = countryKey(place.country);
  const isForeign = country !== MEXICO;
  return {
    name: place.name,
    rfc: isForeign ? FOREIGN_RFC : undefined,
    taxResidence: isForeign ? country : undefined,
    street: place.street,
    state: place.state.slice(3),
    country,
    postalCode: place.postalCode,
  };
}

/** The customer's name and RFC at its end of the load: where it is loaded, or of an entry where it is delivered. */
function ofOwner({ origin, destination, movement, customerName, customerRfc }: Load): CustomerPart {
  const isEntry = origin.country !== 'MX';
  if (isEntry && movement !== 'cross_border') return {};
  const [at, place] = isEntry
    ? (['destination', destination] as const)
    : (['origin', origin] as const);
  const rfc = countryKey(place.country) === MEXICO ? customerRfc : undefined;
  return { [at]: { name: customerName, rfc } };
}

/** The weight and the count of the load, also of its commodity where it is a single one. */
function weightsOf(load: Load, count: number): CustomerPart {
  const weight = kilogramsOf(load, load.weight);
  const quantity = load.units ? String(load.units) : undefined;
  return {
    ...(count === 1 && { goods: [{ weight, quantity }] }),
    grossWeight: weight,
    goodsCount: String(count),
  };
}

/** A commodity of an earlier load without what belongs to that load alone. */
function ofLaterLoad({ ...good }: Good): Good {
  for (const name of ['weight', 'quantity', 'pedimento', 'documentId', 'stops'] as const)
    delete good[name];
  return good;
}
