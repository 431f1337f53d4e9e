import { Leg } from './Leg.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { legsFrom, missingIn } from './gaps.ts';
import { kindsOf } from './kinds.ts';

type LegBody = Schemas['Leg'];
type Load = CompanyKey & Pick<Schemas['Shipment'], 'movement' | 'origin' | 'carrierId' | 'leg'>;

/** The legs of a load with the vehicles and the driver of each; those that nobody has filled are empty. */
export async function legsOf(load: Load): Promise<LegBody[]> {
  const { id, companyId, carrierId = null } = load;
  const { rows } = await Leg.knex().raw(SQL, { id, companyId, carrierId, kinds: kindsOf(load) });
  return rows.map(({ body }: { body: LegBody }) => body);
}

const VEHICLE_FIELDS = [
  ...['id', 'name', 'plates', 'platesState', 'year', 'configuration', 'grossWeight'],
  ...['trailerType', 'permitType', 'permitNumber', 'insurer', 'policyNumber'],
  ...['environmentInsurer', 'environmentPolicy', 'cargoInsurer', 'cargoPolicy'],
  ...['insuranceEndsOn', 'inspectionEndsOn', 'permitEndsOn'],
];
const OPERATOR_FIELDS = [
  ...['id', 'name', 'rfc', 'foreignTaxId', 'taxCountry', 'phone', 'licenceNumber'],
  ...['licenceType', 'licenceEndsOn', 'badgeNumber', 'badgeEndsOn', 'fastNumber', 'fastEndsOn'],
];
const LEG_FIELDS = [
  ...['carrierName', 'scac', 'caat', 'contactName', 'contactPhone', 'unitId', 'unitPlates'],
  ...['trailerId', 'trailerPlates', 'operatorId', 'operatorName', 'operatorPhone', 'seal'],
  ...['handOverPlace', 'plannedHandOverAt', 'handedOverAt'],
];

/** SQL: the fields of a row as a JSON object; decimals as text. */
function object(alias: string, fields: string[]): string {
  const pairs = fields.map((name) => {
    const column = `${alias}.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    return `'${name}', ${name === 'grossWeight' ? `${column}::text` : column}`;
  });
  return `jsonb_build_object(${pairs.join(', ')})`;
}

const SQL = `
  select ${object('legs', LEG_FIELDS)} || jsonb_build_object('kind', kinds.kind,
    'version', coalesce(legs.version, 0),
    'unit', case when unit.id is not null then ${object('unit', VEHICLE_FIELDS)} end,
    'trailer', case when trailer.id is not null then ${object('trailer', VEHICLE_FIELDS)} end,
    'operator', case when driver.id is not null then ${object('driver', OPERATOR_FIELDS)} end,
    'missing', ${missingIn('load')}) as body
  from shipments as load
    cross join unnest(:kinds::text[]) with ordinality as kinds (kind, place)
    ${legsFrom('load')}
  where load.company_id = :companyId and load.id = :id and load.carrier_id = :carrierId
  order by kinds.place`;
