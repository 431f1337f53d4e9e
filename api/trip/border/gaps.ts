import type { Schemas } from '../../core/contract/types.ts';
import { isNorthbound, kindsOf } from '../legs/index.ts';
import { clockOf } from './clock.ts';
import type { BorderFacts, LegFacts } from './facts.ts';
import { beforeArrival, pickupOf, startForBorder } from './times.ts';

export type GapCode = Schemas['BorderGapCode'];
type Party = Schemas['BorderParty'];

/** A thing that a load lacks before it crosses, who owes it and by when. */
export interface Gap {
  code: GapCode;
  leg: Schemas['LegKind'] | null;
  party: Party;
  dueAt: string | null;
  isAdvice: boolean;
}

/**
 * Hours before the planned arrival by which each is owed. Only the hour of the e-Manifest is a rule of customs
 * (clock.ts); the others leave who needs the paper next the time to use it.
 */
const HOURS = { brokers: 24, cfdi: 4, entry: 3, doda: 2 };

/** Lists all that the load lacks now, the earliest due first and advice last; advice is confirmed by no official text. */
export function gapsOf(load: BorderFacts, now: Date): Gap[] {
  const all = [...crossingGaps(load, now), ...legGaps(load)];
  const dueTimeOf = ({ dueAt }: Gap) => (dueAt ? Date.parse(dueAt) : Infinity);
  return all.sort(
    (a, b) => Number(a.isAdvice) - Number(b.isAdvice) || dueTimeOf(a) - dueTimeOf(b) || 0,
  );
}

/** The SCAC and CAAT of the carrier that crosses: of the transfer, where another carrier drives it. */
export function crossingCarrier(load: BorderFacts) {
  const transfer = legOf(load, 'transfer');
  const { carrierName: name, carrierScac, carrierCaat } = load;
  const codes = { scac: transfer?.scac ?? carrierScac, caat: transfer?.caat ?? carrierCaat };
  if (!transfer?.carrierName) return { name, ...codes };
  return { name: transfer.carrierName, scac: transfer.scac, caat: transfer.caat };
}

function crossingGaps(load: BorderFacts, now: Date): Gap[] {
  const { bridgeId, plannedAt, mxBrokerName, usBrokerName, ...papers } = load.crossing ?? {
    fast: false,
  };
  const isNorth = isNorthbound(load.origin);
  const before = (hours: number) => beforeArrival(load, hours);
  const clock = clockOf({ plannedAt, fast: papers.fast, manifestAcceptedAt: null }, now);
  const { scac, caat } = crossingCarrier(load);
  const manifestDue = clock?.dueAt ?? null;
  const startsAt = startForBorder(load);
  const lacking: [lacks: boolean, code: GapCode, party: Party, dueAt: string | null][] = [
    [!bridgeId, 'bridge', 'company', before(HOURS.brokers) ?? startsAt],
    [!plannedAt, 'planned_at', 'carrier', startsAt],
    [!mxBrokerName, 'mx_broker', 'company', before(HOURS.brokers) ?? startsAt],
    [!usBrokerName, 'us_broker', 'company', before(HOURS.brokers) ?? startsAt],
    [gapsOfLegs(load).includes('seal'), 'seal', 'carrier', startsAt],
    [load.lacksCertificate, 'security_certificate', 'carrier', pickupOf(load)],
    [!papers.cfdiUuid, 'cfdi', 'carrier', before(HOURS.cfdi)],
    [!papers.pedimento, 'pedimento', 'mx_broker', before(HOURS.entry)],
    [!papers.doda, 'doda', 'mx_broker', before(HOURS.doda)],
    [isNorth && !papers.paps, 'paps', 'us_broker', before(HOURS.entry)],
    [isNorth && !scac, 'scac', 'carrier', manifestDue],
    [!caat, 'caat', 'carrier', before(0)],
    [isNorth && !papers.manifestAcceptedAt, 'manifest', 'carrier', manifestDue],
  ];
  return lacking
    .filter(([lacks]) => lacks)
    .map(([, code, party, dueAt]) => ({ code, leg: null, party, dueAt, isAdvice: false }));
}

function legGaps(load: BorderFacts): Gap[] {
  const isNorth = isNorthbound(load.origin);
  return kindsOf(load).flatMap((kind, place) => {
    const leg = legOf(load, kind);
    const dueAt = place === 0 ? pickupOf(load) : crossesAt(load);
    const gap = (code: GapCode, isAdvice = false): Gap => {
      return { code, leg: kind, party: 'carrier', dueAt, isAdvice };
    };
    const crosses = kind === 'transfer' && leg?.isKeptOperator;
    return [
      ...load.legGaps[kind]!.filter((code) => code !== 'seal').map((code) => gap(code)),
      ...(crosses && load.crossing?.fast && !leg.hasFastCard ? [gap('fast_card')] : []),
      ...(crosses && isNorth && !leg.hasBadge ? [gap('badge', true)] : []),
    ];
  });
}

/** Truck, trailer and driver of the crossing stand in the e-Manifest; those of a load to the south cross at the arrival. */
function crossesAt(load: BorderFacts): string | null {
  const { plannedAt, fast = false } = load.crossing ?? {};
  const clock = clockOf({ plannedAt, fast, manifestAcceptedAt: null }, new Date(0));
  return isNorthbound(load.origin) ? (clock?.dueAt ?? null) : beforeArrival(load, 0);
}

/** The gaps of all legs; the seal is owed once for the load. */
function gapsOfLegs({ legGaps }: BorderFacts) {
  return Object.values(legGaps).flat();
}

function legOf({ legs }: BorderFacts, kind: Schemas['LegKind']): LegFacts | undefined {
  return legs.find((leg) => leg.kind === kind);
}
