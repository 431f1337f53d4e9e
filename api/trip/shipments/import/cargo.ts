import { headingOf, labelsOf } from '../../../core/contract/labels.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import { flag } from '../../../core/import/sheet/cells.ts';
import { namesFrom, oneOf } from '../../../core/import/sheet/choices.ts';
import { column } from '../../../core/import/sheet/columns.ts';
import { decimal, money } from '../../../core/import/sheet/numbers.ts';
import type { Column } from '../../../core/import/sheet/sheet.ts';
import { routeNames } from '../../../quoting/quotes/index.ts';

/**
 * The columns of a load's cargo and route, which a file from a template of an earlier release lacks; a shipper's template
 * has none for the target rate.
 */
export async function cargoColumns(actor: Actor, companyId: string | null): Promise<Column[]> {
  const routes = await routeNames(actor, companyId);
  return [
    ...CARGO,
    ...(actor.type === 'shipper' ? [] : [later('targetRate', money(2))]),
    {
      ...later('routeReference', oneOf(routes, { acceptedValues: ROUTE })),
      name: 'routeId',
    },
  ];
}

const ROUTE = { es: 'Folio de la ruta: R-00012', en: 'Reference of the route: R-00012' };

const UNITS = { m: ['Metros', 'Meters', 'mts'], ft: ['Pies', 'Feet'] };

const CARGO: Column[] = [
  later('kind', oneOf(namesFrom(labelsOf('QuoteKind')))),
  later('frequency', oneOf(namesFrom(labelsOf('Route.frequency')))),
  later('packaging'),
  later('length', decimal(2)),
  later('width', decimal(2)),
  later('height', decimal(2)),
  later('dimensionUnit', oneOf({ m: ['m'], ft: ['ft'] }, { also: UNITS })),
  later('stackable', flag),
  later('legalWeight', flag),
  later('drayage', flag),
  later('spot', flag),
  later('distanceKm', decimal(2)),
];

function later(name: string, parse?: Column['read']): Column {
  return { ...column(name, headingOf('Shipment', name), parse), isLater: true };
}
