import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Warning } from '../../../core/records/warnings.ts';
import { shipmentPolicy as may } from '../policy.ts';
import { find } from '../service.ts';
import { coverageWarnings } from '../uncovered.ts';
import { fieldOfWhole } from './fieldOfWhole.ts';

/** Warns, at its stop of the whole, of each state that the carrier of a leg does not cover; nothing of a load without legs. */
export async function coverageOfLegs(
  actor: Actor,
  { legs, stops }: Schemas['Shipment'],
): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const [at, { id, handOver }] of (legs ?? []).entries()) {
    if (!id) continue;
    const place = { isFirst: at === 0, isLast: !handOver };
    const ofLeg = coverageWarnings(await find(actor, may.visible(actor), id));
    warnings.push(
      ...ofLeg.map((warning) => ({ ...warning, field: fieldOfWhole(place, warning.field, stops) })),
    );
  }
  return warnings;
}
