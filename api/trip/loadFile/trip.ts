import { cartaPorteFile, findExportable } from '../cartaPorte/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { crossingOf } from '../crossings/index.ts';
import { legPolicy, legsOf } from '../legs/index.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';

type Load = CompanyKey & Schemas['Shipment'];

/** Reads the legs of a load, and its crossing of the border; null for a load that crosses none. */
export async function tripOf(actor: Actor, load: Load) {
  authorize(legPolicy.list(actor));
  const { id, companyId, movement, carrierId, origin, stops } = load;
  const legs = await legsOf({ id, companyId, movement, origin, carrierId: carrierId ?? null });
  const crossing =
    movement === 'cross_border' ? await crossingOf({ id, companyId, origin, stops }) : null;
  return { legs, crossing };
}

/** The data of the Carta Porte as exported; without the XML while they are incomplete, and nothing for a load inside the United States. */
export async function cartaPorteFiles(actor: Actor, { id, movement }: Load) {
  if (movement === 'us') return [];
  const load = await findExportable(actor, id);
  const json = await cartaPorteFile(load, 'json');
  const xml = await cartaPorteFile(load, 'xml').catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'CARTA_PORTE_INCOMPLETE') return undefined;
    throw error;
  });
  return xml ? [json, xml] : [json];
}
