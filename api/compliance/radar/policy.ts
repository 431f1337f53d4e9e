import * as may from '../../core/auth/policy.ts';

/** The permissions for the radar: brokers, carriers and staff see it, each with the carriers whose documents they see. */
export const radarPolicy = {
  visible: () => may.nothing,
  list: may.isOfType('internal', 'broker', 'carrier'),
  ask: may.isOfType('internal', 'broker'),
} satisfies may.Policy<unknown>;
