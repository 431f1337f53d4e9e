import type { Schemas } from '../core/contract/types.ts';
import { prefilledCarrier } from './prefillCarrier.ts';
import { type CustomerPart, type Data, type End, FOREIGN_RFC, type Good, MEXICO } from './data.ts';
import type { Load } from './load.ts';
import { countryKey } from './rules/places.ts';

type Place = Schemas['Place'];

const KG_PER_LB = 0.45359237;

/** The data of a load: each part as it was saved, else filled from what is known. */
export function dataOf(load: Load): Data {
  return {
    customer: load.customer ?? prefilledCustomer(load),
    carrier: load.carrier ?? (load.carrierId ? prefilledCarrier(load) : {}),
  };
}

/** The customer's part from the load, and from the last load on the same lane where there is one. */
function prefilledCustomer(load: Load): CustomerPart {
  const { lastCustomer: last } = load;
  const fresh = fromLoad(load);
  const weight = weightOf(load);
  const goods = last?.goods?.length ? last.goods.map(ofLaterLoad) : fresh.goods!;
  const single = goods.length === 1 ? [{ ...goods[0]!, weight, quantity: countOf(load) }] : goods;
  return {
    ...fresh,
    ...last,
    goods: single,
    grossWeight: weight,
    goodsCount: String(goods.length),
  };
}

function fromLoad(load: Load): CustomerPart {
  const { origin, destination, movement } = load;
  const isEntry = origin.country !== 'MX';
  const abroad = isEntry ? origin : destination;
  const international = movement === 'cross_border';
  return {
    international,
    ...(international && {
      direction: isEntry ? 'Entrada' : 'Salida',
      country: countryKey(abroad.country),
      way: '01',
    }),
    origin: endOf(origin, isEntry ? undefined : load),
    destination: endOf(destination, isEntry && international ? load : undefined),
    goods: [{ description: load.comodityEs, hazardous: load.hazmat }],
    weightUnit: 'KGM',
  };
}

/** An end of the load; `owner` is the customer where it is its place. */
function endOf(place: Place, owner?: Load): End {
  const country = countryKey(place.country);
  const isForeign = country !== MEXICO;
  return {
    name: owner?.customerName ?? place.name,
    rfc: isForeign ? FOREIGN_RFC : owner?.customerRfc,
    taxResidence: isForeign ? country : undefined,
    street: place.street,
    state: place.state.slice(3),
    country,
    postalCode: place.postalCode,
  };
}

/** A commodity of an earlier load without what belongs to that load alone. */
function ofLaterLoad({ ...good }: Good): Good {
  for (const name of ['weight', 'quantity', 'pedimento', 'documentId'] as const) delete good[name];
  return good;
}

function weightOf({ weight, weightUnit }: Load): string | undefined {
  if (!weight) return undefined;
  const kilograms = Number(weight) * (weightUnit === 'lb' ? KG_PER_LB : 1);
  return String(Math.round(kilograms * 1000) / 1000);
}

function countOf({ units }: Load): string | undefined {
  return units ? String(units) : undefined;
}
