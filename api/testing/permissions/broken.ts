import { anybody, everything, nobody, nothing } from '../../core/auth/policy.ts';
import { RESOURCES } from './collected.ts';
import type { World } from './types.ts';
import { difference, visits, type Visit } from './walk.ts';

/** A rule too lax or too strict, and the cells of the table that it must show in. */
export const BREAKS = {
  anybody: { rule: anybody, scope: () => everything, shows: ['-', '0'] },
  nobody: { rule: nobody, scope: () => nothing, shows: ['+'] },
};

/** Whether breaking the rule so leaves it as it was, so that nobody can see it. */
export function isNoBreak(resource: string, action: string, how: keyof typeof BREAKS): boolean {
  const { policy, unseen } = RESOURCES[resource]!;
  return `${action} ${how}` in unseen || policy[action] === BREAKS[how].rule;
}

/** The calls that ask this rule and would be answered otherwise if it were broken so. */
export function touched(world: World, resource: string, action: string, how: keyof typeof BREAKS) {
  const shows = action === 'visible' ? [how === 'anybody' ? '0' : '+'] : BREAKS[how].shows;
  return visits(resource, world).filter(
    ({ call, person, expected }) =>
      !person.readsOnly && shows.includes(expected) && asks(call, action),
  );
}

/** The first difference that breaking the rule makes among these calls; the rule is whole again after. */
export async function seenBy(
  world: World,
  resource: string,
  action: string,
  how: keyof typeof BREAKS,
  calls: Visit[],
): Promise<string | undefined> {
  const { policy } = RESOURCES[resource]!;
  const whole = policy[action];
  policy[action] = action === 'visible' ? BREAKS[how].scope : BREAKS[how].rule;
  try {
    for (const visit of calls) {
      const found = await difference(world, visit);
      if (found) return found;
    }
    return undefined;
  } finally {
    policy[action] = whole;
  }
}

/** Reads ask the scope before anything else. */
function asks({ action, reads }: Visit['call'], rule: string) {
  if (rule === 'visible') return reads && ['list', 'show'].includes(action);
  return action === rule;
}
