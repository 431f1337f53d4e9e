import type { CompanyKey } from '../core/records/Entity.ts';
import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { zoneOf } from '../geography/timeZones.ts';

/** What a rate confirmation states; text and whole numbers only, so that its hash is the same everywhere. */
export interface Content {
  reference: string;
  revision: number;
  issuedAt: string;
  broker: Schemas['ContractParty'];
  carrier: Schemas['ContractParty'];
  movement: Schemas['Movement'];
  pickup: Stop;
  delivery: Stop;
  cargo: Cargo;
  price: Schemas['AgreedPrice'];
  terms: Schemas['RateConfirmationTerms'];
}

/** An end of the lane and when the truck is received there, by the clocks of the place. */
export interface Stop {
  place: Schemas['Place'];
  timeZone: string;
  date: string | null;
  from: string | null;
  to: string | null;
}

interface Cargo {
  equipmentEs: string | null;
  equipmentEn: string | null;
  comodityEs: string | null;
  comodityEn: string | null;
  weight: string | null;
  weightUnit: string;
  units: number | null;
  hazmat: boolean;
}

/** What a document is made of: a revision, its hash, and who accepted it when. */
export interface Printed {
  content: Content;
  hash: string;
  acceptance: string | null;
}

interface Issue {
  revision: number;
  issuedAt: Date;
  terms: Schemas['RateConfirmationTerms'];
}

/** The load as it now is, its parties and the carrier's own price, as a revision states them. */
export async function contentOf(
  trx: Transaction,
  { id, companyId }: CompanyKey,
  { revision, issuedAt, terms }: Issue,
): Promise<Content> {
  const { rows } = await trx.raw(FACTS, { id, companyId });
  const { pickup, delivery, ...facts } = rows[0].facts as Content;
  return {
    ...facts,
    pickup: { ...pickup, timeZone: zoneOf(pickup.place) },
    delivery: { ...delivery, timeZone: zoneOf(delivery.place) },
    revision,
    issuedAt: issuedAt.toISOString(),
    terms,
  };
}

const end = (place: string, stem: string) => `json_build_object('place', shipments.${place},
  'date', ${stem}_date, 'from', to_char(${stem}_from, 'HH24:MI'), 'to', to_char(${stem}_to, 'HH24:MI'))`;

/** The price is the carrier's last valid rate in its own currency; a load without a quote has its cost alone. */
const FACTS = `
  select json_build_object(
    'reference', shipments.reference,
    'movement', shipments.movement,
    'broker', json_build_object('name', companies.name, 'rfc', companies.rfc, 'ein', companies.ein),
    'carrier', json_build_object('name', carriers.carrier_name, 'rfc', carriers.rfc, 'ein', carriers.ein,
      'scacCode', carriers.scac_code, 'caat', carriers.caat),
    'pickup', ${end('origin', 'pickup')},
    'delivery', ${end('destination', 'delivery')},
    'cargo', json_build_object(
      'equipmentEs', equipments.name_es, 'equipmentEn', equipments.name_en,
      'comodityEs', comodities.name_es, 'comodityEn', comodities.name_en,
      'weight', shipments.weight::text, 'weightUnit', shipments.weight_unit,
      'units', shipments.units, 'hazmat', shipments.hazmat),
    'price', coalesce((
      select json_strip_nulls(json_build_object('currency', rates.currency, 'total', rates.total::text,
        'linehaul', linehaul::text, 'fuelSurcharge', fuel_surcharge::text, 'borderCrossing', border_crossing::text,
        'tolls', tolls::text, 'accessorials', accessorials::text))
      from rates join invitations
        on invitations.company_id = rates.company_id and invitations.id = rates.invitation_id
      where invitations.company_id = shipments.company_id and invitations.quote_id = shipments.quote_id
        and invitations.carrier_id = shipments.carrier_id and not rates.late
      order by rates.version desc limit 1),
      json_build_object('currency', shipments.currency, 'total', shipments.purchase_cost::text))) as facts
  from shipments
    join companies on companies.id = shipments.company_id
    join carriers on carriers.id = shipments.carrier_id
    left join equipments on equipments.id = shipments.equipment_id
    left join comodities on comodities.id = shipments.comodity_id
  where shipments.company_id = :companyId and shipments.id = :id`;
