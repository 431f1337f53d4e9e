import type { ArrivalFacts } from './ArrivalFacts.ts';

/** Gives each load by legs among these its legs, each leg the one before it, and the last one its whole; returns the loads. */
export function linkLegs(loads: ArrivalFacts[]): ArrivalFacts[] {
  for (const whole of loads.filter(({ byLegs }) => byLegs)) {
    const legs = loads
      .filter(({ wholeId }) => wholeId === whole.id)
      .sort((a, b) => a.legPosition! - b.legPosition!);
    legs.forEach((leg, at) => Object.assign(leg, { before: legs[at - 1] }));
    const lastLeg = legs.find(({ isLastLeg }) => isLastLeg);
    if (lastLeg) lastLeg.whole = whole;
    if (legs.length > 0) whole.legs = legs;
  }
  return loads;
}

/** SQL: the ids of the loads `:ids` of the company `:companyId`, of the whole of each leg among them, and of all its legs. */
export const WITH_LEGS = `
  with wholes as (select coalesce(asked.whole_id, asked.id) as id from shipments asked
    where asked.company_id = :companyId and asked.id = any(:ids::uuid[]) and (asked.by_legs or asked.whole_id is not null))
  select unnest(:ids::uuid[]) union select wholes.id from wholes
  union select leg.id from wholes join shipments leg
    on leg.company_id = :companyId and leg.whole_id = wholes.id and leg.status <> 'cancelled'`;
