import { rows as story } from './200_story.ts';
import { vehicleId } from './500_vehicles.ts';
import { operatorId } from './510_operators.ts';
import { bridgeId } from './directory/bridges.ts';
import { carrierId } from './directory/carriers.ts';
import { userId } from './directory/users.ts';
import { id } from './tools/ids.ts';
import { later } from './tools/time.ts';

const HOUR = 60;

/** The legs and crossings of the loads of the carrier with an account: the last one of them lacks its seal and PAPS. */
export function rows(now: Date) {
  const loads = story(now).shipments.filter((load) => load.carrierId === carrierId('regio'));
  const moving = loads.filter(
    ({ status }) => !['closed', 'cancelled', 'delivered'].includes(status),
  );
  const crossing = moving.filter(({ movement }) => movement === 'cross_border');
  return {
    legs: [
      ...moving.flatMap((load, index) => mexicanLeg(load, index, moving.length)),
      ...crossing.map((load) => transferLeg(load)),
    ],
    crossings: crossing.map((load, index) => crossingRow(load, index, now)),
    bridgeWaits: waitRows(now),
  };
}

type Load = ReturnType<typeof story>['shipments'][number];

function keyOf(load: Load, kind: string) {
  const { id: shipmentId, companyId, carrierId: carrier, createdAt, updatedAt } = load;
  return {
    id: id(`leg:${shipmentId}:${kind}`),
    companyId,
    shipmentId,
    carrierId: carrier!,
    kind,
    createdAt,
    updatedAt,
  };
}

function mexicanLeg(load: Load, index: number, count: number) {
  const isCrossing = load.movement === 'cross_border';
  if (load.movement === 'us') return [];
  const operator = ['Juan Carlos Treviño', 'Héctor Garza'][index % 2]!;
  return [
    {
      ...keyOf(load, isCrossing ? 'mexican' : 'domestic'),
      unitId: vehicleId('regio', ['T-101', 'T-102'][index % 2]!),
      trailerId: vehicleId('regio', ['R-301', 'R-302'][index % 2]!),
      operatorId: operatorId('regio', operator),
      seal: isCrossing && index < count - 1 ? `MX44719${80 + index}` : null,
    },
  ];
}

function transferLeg(load: Load) {
  const other = { carrierName: 'Transfer Río Bravo', scac: 'TRBV', caat: '3A7K' };
  const contact = { contactName: 'Raúl Díaz', contactPhone: '528671554490' };
  return {
    ...keyOf(load, 'transfer'),
    ...other,
    ...contact,
    unitPlates: '77AK2L',
    operatorName: 'Raúl Díaz',
    operatorPhone: '528671554491',
  };
}

function crossingRow(load: Load, index: number, now: Date) {
  const { id: shipmentId, companyId, createdAt, updatedAt } = load;
  return {
    id: id(`crossing:${shipmentId}`),
    companyId,
    shipmentId,
    createdAt,
    updatedAt,
    bridgeId: bridgeId(index % 2 ? 'COLOMBIA' : 'WORLD_TRADE'),
    plannedAt: later(now, (3 + index * 9) * HOUR),
    mxBrokerName: 'Agencia Aduanal Sáenz',
    mxBrokerPhone: '528677110045',
    usBrokerName: index === 0 ? 'Laredo Customs Brokers' : null,
    paps: index === 0 ? 'TRBV4410921' : null,
  };
}

/** Waiting times that people of the broker and of the carrier saw today. */
function waitRows(now: Date) {
  const seen = [
    ['WORLD_TRADE', 'northbound', 75, -35, 'broker@puente.test'],
    ['WORLD_TRADE', 'southbound', 20, -140, 'broker@puente.test'],
    ['COLOMBIA', 'northbound', 40, -95, 'carrier@regio.test'],
  ] as const;
  return seen.map(([bridge, direction, minutes, ago, email]) => ({
    id: id(`wait:${bridge}:${direction}`),
    bridgeId: bridgeId(bridge),
    direction,
    minutes,
    seenAt: later(now, ago),
    userId: userId(email),
    createdAt: later(now, ago),
  }));
}
