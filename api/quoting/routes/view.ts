import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { laneStops, publicSight } from '../quotes/index.ts';
import { Route } from './Route.ts';

const lane = {
  ...recordColumns,
  ...columns('reference', 'number', 'status', 'kind', 'movement', 'origin', 'destination'),
  ...columns('equipmentId', 'comodityId', 'frequency', 'volume'),
  ...decimals('distanceKm'),
  stops: laneStops('route'),
  equipmentNameEs: '(select name_es from equipments where id = routes.equipment_id)',
  equipmentNameEn: '(select name_en from equipments where id = routes.equipment_id)',
  comodityNameEs: '(select name_es from comodities where id = routes.comodity_id)',
  comodityNameEn: '(select name_en from comodities where id = routes.comodity_id)',
};

const shipped = {
  ...lane,
  ...columns('companyId', 'customerId', 'comment', 'quoteId'),
  customerName: '(select name from companies where id = routes.customer_id)',
  quoteReference: `(select quotes.reference from quotes
    where ${sameCompany('quotes', 'routes')} and quotes.id = routes.quote_id)`,
};

/** A route as its broker and Andén see it. */
const routeView = view<Schemas['Route']>(Route, {
  ...shipped,
  ...columns('currency', 'carrierId', 'contractCurrency'),
  ...decimals('targetRate', 'contractRate'),
  carrierName: '(select carrier_name from carriers where id = routes.carrier_id)',
});

/** A route as its customer sees it: no carrier and no purchase rate. */
const customerRouteView = view<Schemas['Route']>(Route, shipped);

/**
 * A route as its carrier sees it: the lane and its own contract rate; no street, customer, target rate or rate of an
 * earlier carrier.
 */
const carrierRouteView = view<Schemas['Route']>(Route, {
  ...lane,
  contractRate: '(@)::text',
  contractCurrency: '(@)',
  origin: `@ - '{locationId,name,street}'::text[]`,
  destination: `@ - '{locationId,name,street}'::text[]`,
  stops: laneStops('route', publicSight),
  companyName: '(select name from companies where id = routes.company_id)',
});

/** The view of a route that this actor may have. */
export function routeViewFor({ type }: Actor) {
  if (type === 'carrier') return carrierRouteView;
  return type === 'shipper' ? customerRouteView : routeView;
}
