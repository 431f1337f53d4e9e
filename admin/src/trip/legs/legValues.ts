import type { Schemas } from '../../core/contract/types.ts';
import type { Leg, LegChoices } from './useLegs.ts';

type Change = Schemas['LegChange'];

/** The values of the form of a leg: its fields, and whether another carrier drives it. */
export type LegValues = Change & { who?: 'own' | 'other' };

/** The values that the form of a leg starts with: its own, or for an empty one what the carrier used last. */
export function startOf(leg: Leg, choices: LegChoices): LegValues {
  const values = changeOf(leg);
  if (leg.version > 0) return { ...values, who: leg.carrierName ? 'other' : 'own' };
  const trailerId = lastOf(choices.trailers);
  const last = choices.carriers.find(({ kind }) => kind === leg.kind);
  if (last) return { ...values, ...carrierValues(last), trailerId, who: 'other' };
  const { units, operators } = choices;
  return { ...values, unitId: lastOf(units), operatorId: lastOf(operators), trailerId, who: 'own' };
}

/** The fields of a leg as they are saved: another carrier drives it with a truck and a driver of its own. */
export function changeOf(values: LegValues): Change {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, values[name] ?? null])) as Change;
  if (values.who === 'own') return { ...fields, ...NO_CARRIER };
  return values.who === 'other' ? { ...fields, unitId: null, operatorId: null } : fields;
}

/** Returns the values that the form copies from another carrier that drove such a leg before. */
export function carrierValues({ carrierName, scac, caat, contactName, contactPhone }: Other) {
  return { carrierName, scac, caat, contactName, contactPhone };
}

type Other = LegChoices['carriers'][number];

function lastOf(choices: LegChoices['units']): string | null {
  const [first] = choices.filter(({ lastUsedAt, hasExpired }) => lastUsedAt && !hasExpired);
  return first?.id ?? null;
}

const NO_CARRIER = {
  carrierName: null,
  scac: null,
  caat: null,
  contactName: null,
  contactPhone: null,
};
const FIELDS = [
  ...(Object.keys(NO_CARRIER) as (keyof typeof NO_CARRIER)[]),
  ...(['unitId', 'unitPlates', 'trailerId', 'trailerPlates', 'operatorId'] as const),
  ...(['operatorName', 'operatorPhone', 'seal'] as const),
  ...(['handOverPlace', 'plannedHandOverAt', 'handedOverAt'] as const),
];
