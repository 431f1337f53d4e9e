import type { Refusal } from '../errors/errors.ts';

/**
 * Makes a verdict without a stack trace, which costs more than the rest of the rule: most verdicts only say which actions a
 * record does not offer, and the log has no stack of a refusal by state.
 */
export function withoutStack(make: () => Refusal): Refusal {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
