import type { Schemas } from '../../../../core/contract/types.ts';
import type { Shipment } from '../../shipment.ts';

/** The tabs of a load's page. */
export type LoadTab = 'trip' | 'papers' | 'evidence' | 'money' | 'history';

/** Something that a load lacks: its message below `shipments.needs`, how much of it, and the tab where it is done. */
export interface Need {
  name: 'confirmation' | 'acceptance' | 'legs' | 'crossing' | 'cartaPorte' | Closing;
  tab: LoadTab;
  count: number;
}

/** The reasons that keep a delivered load from being closed. */
type Closing = 'evidence' | 'accessorials' | 'incidents';

/** The records of a load in its modules; undefined where the user may not see them. */
export interface LoadParts {
  confirmations: Pick<Schemas['RateConfirmation'], 'acceptedAt'>[] | undefined;
  legs: Pick<Schemas['Leg'], 'missing'>[] | undefined;
  crossing: Pick<Schemas['Crossing'], 'bridgeId' | 'plannedAt' | 'can'> | undefined;
  cartaPorte: Pick<Schemas['CartaPorte'], 'progress'> | undefined;
}

/** Lists what a load lacks that can be done at its status: for the trip until it is delivered, then to be closed. A load that is driven by legs lacks nothing itself. */
export function needsOf(shipment: Shipment, parts: LoadParts): Need[] {
  const { status, byLegs } = shipment;
  if (byLegs) return [];
  if (status === 'delivered') return toClose(shipment);
  return isUnderWay(status) ? forTrip(parts) : [];
}

/** Whether a load has a carrier and is not yet delivered, so that what the trip needs can still be done. */
export function isUnderWay(status: Shipment['status']): boolean {
  return UNDER_WAY.includes(status);
}

/** Returns what a load's rate confirmation waits for: to be issued, or its latest revision to be accepted. */
export function confirmationNeed(
  confirmations: LoadParts['confirmations'],
): 'confirmation' | 'acceptance' | undefined {
  const [latest] = confirmations ?? [];
  if (latest) return latest.acceptedAt ? undefined : 'acceptance';
  return confirmations && 'confirmation';
}

const UNDER_WAY = ['assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery'];

function forTrip({ confirmations, legs = [], crossing, cartaPorte }: LoadParts): Need[] {
  const paper = confirmationNeed(confirmations);
  const isCrossingOpen = crossing?.can?.includes('update') && !crossing.bridgeId;
  const lacking = cartaPorte?.progress.map(({ done, total }) => total - done) ?? [];
  return needsAbove([
    [paper ?? 'confirmation', 'papers', paper ? 1 : 0],
    ['legs', 'papers', sum(legs.map(({ missing }) => missing.length))],
    ['crossing', 'papers', isCrossingOpen ? 1 : 0],
    ['cartaPorte', 'papers', sum(lacking)],
  ]);
}

function toClose({ owedEvidence = [], pendingAccessorials = 0, openIncidents = 0 }: Shipment) {
  return needsAbove([
    ['evidence', 'evidence', owedEvidence.length],
    ['accessorials', 'money', pendingAccessorials],
    ['incidents', 'trip', openIncidents],
  ]);
}

function needsAbove(all: [Need['name'], LoadTab, number][]): Need[] {
  return all.filter(([, , count]) => count > 0).map(([name, tab, count]) => ({ name, tab, count }));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
