import { Carrier, carrierPolicy } from '../carriers/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import { authorize } from '../core/auth/policy.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import { within } from '../core/list/read.ts';
import { contains } from '../core/list/search.ts';
import { code, normalize, type Normalizers, trimmed } from '../core/records/normalize.ts';
import { records } from '../core/records/records.ts';
import { vehicleColumns } from './columns.ts';
import { vehiclePolicy as may } from './policy.ts';
import { vehicleView } from './view.ts';
import { vehicleKinds } from './words.ts';

type Shown = Schemas['Vehicle'];
type Change = Schemas['VehicleChange'];

const plain = records<Shown, object, object>(vehicleView, {
  filters: { q: contains(`vehicles.name || ' ' || vehicles.plates`) },
});

export const { list, find, archive } = plain;
export const exported = plain.exporting(vehicleColumns, { kind: vehicleKinds });

/** Registers a vehicle of a carrier that the actor keeps; throws 422 for a carrier that it does not see. */
export async function create(
  actor: Actor,
  { carrierId = actor.carrierId ?? undefined, ...input }: Schemas['VehicleInput'],
): Promise<Shown> {
  authorize(may.create(actor));
  if (!carrierId) throw invalid('carrierId', WHOSE);
  const carrier = await within(Carrier.query(), carrierPolicy.visible(actor)).findById(carrierId);
  if (!carrier) throw invalid('carrierId', UNKNOWN);
  const { companyId } = carrier as Carrier;
  authorize(may.create(actor, { carrierId, companyId }));
  return plain.create({ ...normalize(input, NORMALIZERS), carrierId, companyId });
}

/** Changes the given fields. */
export function update(id: string, change: Change, ifMatch?: number): Promise<Shown> {
  return plain.update(id, normalize(change, NORMALIZERS), ifMatch);
}

const NORMALIZERS: Normalizers<Change> = {
  name: (name) => trimmed(name) ?? '',
  plates: platesOf,
};

/** The plates in capitals without spaces and hyphens; throws 422 where no country has such plates. */
function platesOf(text: string, field: string): string {
  const plates = code(text) ?? '';
  if (!/^[A-Z0-9]{4,10}$/.test(plates)) throw invalid(field, PLATES);
  return plates;
}

const PLATES = {
  es: 'Las placas tienen de 4 a 10 letras y números, como 123AB4.',
  en: 'Plates have 4 to 10 letters and digits, such as 123AB4.',
};
const WHOSE = { es: 'Elija el transportista.', en: 'Choose the carrier.' };
const UNKNOWN = { es: 'No existe.', en: 'It does not exist.' };
