import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';
import { bestRateOf } from '../price/amounts.ts';

const ANSWERS = `from quote_answers answers
  where ${sameCompany('answers', 'leg')} and answers.quote_id = leg.id`;

const SHIPMENT = (column: string) => `(select ${column} from quote_shipments load
  where ${sameCompany('load', 'leg')} and load.quote_id = leg.id and load.status <> 'cancelled' limit 1)`;

/** SQL of the fields of a leg, the row `leg` of quotes. */
const FIELDS: Record<string, string> = {
  ...Object.fromEntries(
    ['id', 'reference', 'leg', 'status', 'origin', 'destination', 'currency', 'ctpat'].map(
      (name) => [name, `leg.${name}`],
    ),
  ),
  pickupDate: 'leg.pickup_date',
  pickupFrom: 'leg.pickup_from',
  pickupTo: 'leg.pickup_to',
  deliveryDate: 'leg.delivery_date',
  deliveryFrom: 'leg.delivery_from',
  deliveryTo: 'leg.delivery_to',
  handOver: 'leg.hand_over',
  equipmentId: 'leg.equipment_id',
  equipmentNameEs: '(select name_es from equipments where id = leg.equipment_id)',
  equipmentNameEn: '(select name_en from equipments where id = leg.equipment_id)',
  targetRate: 'leg.target_rate::text',
  sentAt: 'leg.sent_at',
  deadlineAt: 'leg.deadline_at',
  invitedCount: `(select count(*) ${ANSWERS} and answers.status <> 'pending')`,
  ratedCount: `(select count(*) ${ANSWERS} and answers.is_valid)`,
  bestRate: `${bestRateOf(sameCompany('valid', 'leg'), 'leg.id')}::text`,
  purchaseCost: 'leg.purchase_cost::text',
  carrierName: `(select carrier_name from carriers where id = ${SHIPMENT('load.carrier_id')})`,
  shipmentId: SHIPMENT('load.id'),
  closeReason: 'leg.close_reason',
};

const PAIRS = Object.entries(FIELDS).map(([name, sql]) => `'${name}', ${sql}`);

/** SQL: the legs of a row of `quotes` in driving order, as JSON; nothing is read where it is asked for as a whole. */
export const LEGS = `case when quotes.asked = 'whole' then '[]'::json else (select coalesce(json_agg(json_build_object(${PAIRS.join(', ')}) order by leg.leg_position), '[]')
  from quotes leg where ${sameCompany('leg', 'quotes')} and leg.whole_id = quotes.id) end`;
