import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { isNorthbound } from '../legs/index.ts';
import { besideBorder } from './besideBorder.ts';
import { Crossing } from './Crossing.ts';

type CrossingBody = Schemas['Crossing'];
type Load = CompanyKey & Pick<Schemas['Shipment'], 'origin' | 'stops'>;

/** The crossing of a load, empty where nobody has filled it, with the stops at either side of the border. */
export async function crossingOf({ id, companyId, origin, stops }: Load): Promise<CrossingBody> {
  const { rows } = await Crossing.knex().raw(SQL, { id, companyId });
  const direction = isNorthbound(origin) ? 'northbound' : 'southbound';
  return { ...(rows[0]?.shown ?? { version: 0, fast: false }), direction, ...besideBorder(stops) };
}

/** SQL: a row of `crossings` and its `bridges` as JSON. */
export const crossingInSql = `json_build_object('version', crossings.version, 'bridgeId', crossings.bridge_id,
    'bridgeNameEs', bridges.name_es, 'bridgeNameEn', bridges.name_en, 'timeZone', bridges.time_zone,
    'plannedAt', crossings.planned_at, 'fast', crossings.fast,
    'mxBrokerName', crossings.mx_broker_name, 'mxBrokerPhone', crossings.mx_broker_phone,
    'mxBrokerEmail', crossings.mx_broker_email, 'usBrokerName', crossings.us_broker_name,
    'usBrokerPhone', crossings.us_broker_phone, 'usBrokerEmail', crossings.us_broker_email,
    'pedimento', crossings.pedimento, 'doda', crossings.doda, 'cfdiUuid', crossings.cfdi_uuid,
    'paps', crossings.paps, 'manifestAcceptedAt', crossings.manifest_accepted_at)`;

const SQL = `
  select ${crossingInSql} as shown
  from crossings left join bridges on bridges.id = crossings.bridge_id
  where crossings.company_id = :companyId and crossings.shipment_id = :id`;
