import type { CarrierPart } from '../data.ts';
import type { LoadWithLeg } from '../load.ts';
import { type SourcedValues, type Layer, layered } from './layers.ts';
import { ofDriver, ofTrailer, ofTruck } from './leg.ts';
import { tripLayers } from './trip.ts';

/** The fields of the truck and of its papers. */
const TRUCK = [
  ...(['permitType', 'permitNumber', 'configuration', 'grossWeight', 'plates', 'year'] as const),
  ...(['insurer', 'policy', 'environmentInsurer', 'environmentPolicy'] as const),
  ...(['cargoInsurer', 'cargoPolicy'] as const),
];

/**
 * The carrier's part from the dates and the distance of the load, from the truck, the trailer and the driver that are
 * chosen for it, and, for what is not chosen, from the carrier's last load of the company.
 */
export function knownOfCarrier(load: LoadWithLeg): SourcedValues<CarrierPart> {
  const chosenParts = [ofTruck, ofTrailer, ofDriver]
    .map((of) => of(load.drivenLeg))
    .filter((one) => !!one);
  return layered([...lastLoad(load, chosenParts), ...tripLayers(load), ...chosenParts]);
}

/** The part without what belongs to its truck. */
export function withoutTruck({ ...part }: CarrierPart): CarrierPart {
  for (const name of TRUCK) delete part[name];
  return part;
}

/** The truck, trailers and drivers of the last load, without those that are chosen for this one. */
function lastLoad({ lastCarrier: last }: LoadWithLeg, choices: Layer[]): Layer[] {
  if (!last) return [];
  const {
    departureAt: _from,
    arrivalAt: _to,
    distance: _km,
    totalDistance: _sum,
    stops: _between,
    ...part
  } = last.part;
  const isChosen = (name: string) => choices.some(({ values }) => name in values);
  const values = isChosen('plates') ? withoutTruck(part) : part;
  if (isChosen('trailers')) delete values.trailers;
  if (isChosen('operators')) delete values.operators;
  const source = {
    es: `Del último embarque del transportista (${last.reference})`,
    en: `From the carrier's last load (${last.reference})`,
  };
  return [{ values, source }];
}
