import { Carrier, carrierPolicy } from '../carriers/index.ts';
import { normalRfc } from '../companies/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import { authorize } from '../core/auth/policy.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import { within } from '../core/list/read.ts';
import { contains } from '../core/list/search.ts';
import { code, normalize, type Normalizers, trimmed } from '../core/records/normalize.ts';
import { records } from '../core/records/records.ts';
import { normalPhone } from '../geography/phone.ts';
import { operatorColumns } from './columns.ts';
import { operatorPolicy as may } from './policy.ts';
import { operatorView } from './view.ts';
import { licenceTypes } from './words.ts';

type Shown = Schemas['Operator'];
type Change = Schemas['OperatorChange'];

const plain = records<Shown, object, object>(operatorView, {
  filters: { q: contains(`operators.name || ' ' || coalesce(operators.licence_number, '')`) },
});

export const { list, find, archive } = plain;
export const exported = plain.exporting(operatorColumns, { licenceType: licenceTypes });

/** Registers an operator of a carrier that the actor keeps; throws 422 for a carrier that it does not see. */
export async function create(
  actor: Actor,
  { carrierId = actor.carrierId ?? undefined, ...input }: Schemas['OperatorInput'],
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
  name(name, field) {
    const text = trimmed(name);
    if (!text) throw invalid(field, NAME);
    return text;
  },
  rfc: normalRfc,
  phone: normalPhone,
  licenceNumber: code,
  badgeNumber: code,
  fastNumber: code,
};

const NAME = { es: 'Escriba el nombre.', en: 'Enter the name.' };
const WHOSE = { es: 'Elija el transportista.', en: 'Choose the carrier.' };
const UNKNOWN = { es: 'No existe.', en: 'It does not exist.' };
