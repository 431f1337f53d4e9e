import * as may from '../../core/auth/policy.ts';

const works = may.isOfType('internal', 'broker', 'carrier');

/** The permissions for waiting times: brokers, carriers and staff share them, and report what they see. */
export const bridgeWaitPolicy = {
  visible: (actor) => (works(actor) ? may.everything : may.nothing),
  list: works,
  report: works,
} satisfies may.Policy<unknown>;
