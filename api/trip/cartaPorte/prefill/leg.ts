import type { Schemas } from '../../../core/contract/types.ts';
import { FOREIGN_RFC } from '../data.ts';
import { countryKey } from '../rules/places.ts';
import type { Layer } from './layers.ts';

type Leg = Schemas['Leg'] | undefined;

const OF_LEG = { es: 'Del tramo del embarque', en: 'From the leg of the load' };

/** The truck of a leg with its permit and policies, or only the plates where it is not a kept one. */
export function ofTruck(leg: Leg): Layer | undefined {
  if (leg?.unitPlates) return { values: { plates: leg.unitPlates }, source: OF_LEG };
  if (!leg?.unit) return undefined;
  const { unit } = leg;
  const values = {
    permitType: unit.permitType,
    permitNumber: unit.permitNumber,
    configuration: unit.configuration,
    grossWeight: unit.grossWeight,
    plates: unit.plates,
    year: unit.year ? String(unit.year) : undefined,
    insurer: upTo(50, unit.insurer),
    policy: upTo(30, unit.policyNumber),
    environmentInsurer: upTo(50, unit.environmentInsurer),
    environmentPolicy: upTo(30, unit.environmentPolicy),
    cargoInsurer: upTo(50, unit.cargoInsurer),
    cargoPolicy: upTo(30, unit.cargoPolicy),
  };
  return { values, source: { es: `De la unidad ${unit.name}`, en: `From truck ${unit.name}` } };
}

/** The trailer of a leg. */
export function ofTrailer(leg: Leg): Layer | undefined {
  if (leg?.trailerPlates)
    return { values: { trailers: [{ plates: upTo(10, leg.trailerPlates) }] }, source: OF_LEG };
  if (!leg?.trailer) return undefined;
  const { name, trailerType: type, plates } = leg.trailer;
  const source = { es: `Del remolque ${name}`, en: `From trailer ${name}` };
  return { values: { trailers: [{ type, plates }] }, source };
}

/** The driver of a leg; a foreigner without an RFC by tax id and residence. */
export function ofDriver(leg: Leg): Layer | undefined {
  if (leg?.operatorName)
    return { values: { operators: [{ name: leg.operatorName }] }, source: OF_LEG };
  if (!leg?.operator) return undefined;
  const { name, rfc, foreignTaxId, taxCountry, licenceNumber } = leg.operator;
  const foreign = !rfc &&
    foreignTaxId && {
      rfc: FOREIGN_RFC,
      taxId: foreignTaxId,
      taxResidence: taxCountry ? countryKey(taxCountry) : undefined,
    };
  const operator = { name, rfc, ...foreign, licence: upTo(16, licenceNumber) };
  const source = { es: `Del operador ${name}`, en: `From driver ${name}` };
  return { values: { operators: [operator] }, source };
}

/** The text; nothing where it is longer than SAT's field, because a shortened number would be a wrong one. */
function upTo(most: number, text: string | null | undefined): string | undefined {
  return text && text.length <= most ? text : undefined;
}
