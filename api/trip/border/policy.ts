import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { legPolicy } from '../legs/index.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isNoShipper } from '../../platform/userTypes.ts';

type AskedParty = Exclude<Schemas['BorderParty'], 'company'>;
type Load = Pick<Schemas['Shipment'], 'status' | 'byLegs'>;

/**
 * The permissions for the border readiness of loads: broker, carrier and staff see it, and who fills the legs asks the
 * others by link. Customers never see who drives.
 */
export const borderPolicy = {
  visible: visibleTo,
  list: isNoShipper,
  show: isNoShipper,
  link: legPolicy.update,
  mail: legPolicy.update,
  /** By link only: the contract opens no other way to the operation. */
  answer: may.all<Load>((actor) => !!actor.link, legPolicy.update),
} satisfies may.Policy<Load>;

/** The kind of link with which a party gives what it owes. */
export const LINKS = {
  carrier: 'border_carrier',
  mx_broker: 'border_mx_broker',
  us_broker: 'border_us_broker',
} as const satisfies Record<AskedParty, string>;

/** The party that holds the caller's link. */
export function partyOf({ link }: Actor): AskedParty {
  const [party] = Object.entries(LINKS).find(([, kind]) => kind === link?.kind) ?? [];
  return (party ?? 'carrier') as AskedParty;
}

/** By link only its load: while its carrier has it, or, for a customs broker, of the company that asked. */
function visibleTo(actor: Actor): may.Scope {
  const { link, carrierId, employerId } = actor;
  if (!link) return shipmentPolicy.visible(actor);
  const id = link.subjectId;
  if (link.kind === LINKS.carrier) return [{ carrierId, id }];
  const isBroker = link.kind === LINKS.mx_broker || link.kind === LINKS.us_broker;
  return isBroker ? [{ companyId: employerId, id }] : may.nothing;
}
