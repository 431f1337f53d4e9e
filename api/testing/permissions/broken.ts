import { anybody, everything, nobody, nothing, SCOPES } from '../../core/auth/policy.ts';
import { RESOURCES } from './collected.ts';
import type { World } from './types.ts';
import { difference, visits, type Visit } from './walk.ts';

/** A rule that is too permissive or too strict, and the cells of the table that detect it. */
export const BREAKS = {
  anybody: { rule: anybody, scope: () => everything, shows: ['-', '0'] },
  nobody: { rule: nobody, scope: () => nothing, shows: ['+'] },
};

/** Whether replacing the rule like this has no effect, so that no cell can detect it. */
export function isNoBreak(resource: string, action: string, how: keyof typeof BREAKS): boolean {
  const { policy, unseen } = RESOURCES[resource]!;
  return `${action} ${how}` in unseen || policy[action] === BREAKS[how].rule;
}

/** The calls that use this rule and would be answered differently if it were broken like this. */
export function affectedCalls(
  world: World,
  resource: string,
  action: string,
  how: keyof typeof BREAKS,
) {
  const shows = SCOPES.includes(action) ? [how === 'anybody' ? '0' : '+'] : BREAKS[how].shows;
  return visits(resource, world).filter(
    ({ call, person, expected }) =>
      !person.readsOnly && shows.includes(expected) && checksRule(call, action),
  );
}

/** The first difference among these calls when the rule is broken; restores the rule afterwards. */
export async function detectedDifference(
  world: World,
  resource: string,
  action: string,
  how: keyof typeof BREAKS,
  calls: Visit[],
): Promise<string | undefined> {
  const { policy } = RESOURCES[resource]!;
  const whole = policy[action];
  policy[action] = SCOPES.includes(action) ? BREAKS[how].scope : BREAKS[how].rule;
  try {
    for (const visit of calls) {
      const found = await difference(world, visit, true);
      if (found) return found;
    }
    return undefined;
  } finally {
    policy[action] = whole;
  }
}

/** Whether the call checks this rule; reads check the scope first. */
function checksRule({ action, reads }: Visit['call'], rule: string) {
  if (rule === 'visible') return reads && ['list', 'show'].includes(action);
  if (rule === 'listed') return reads && ['list', 'export'].includes(action);
  return action === rule;
}
