import type { Ending, Exchange, Step } from './exchange.ts';

/** Handles a request from its first step to its end. */
export type Run = (exchange: Exchange) => Promise<void>;

/**
 * Runs the steps of a call one after the other until one throws, then the endings. Only what returns a promise is awaited,
 * because most steps of most calls have nothing to wait for.
 */
export function runnerOf(steps: Step[], endings: Ending[]): Run {
  return async (exchange) => {
    let failure: unknown;
    try {
      for (const step of steps) {
        const running = step(exchange);
        if (running) await running;
      }
    } catch (error) {
      failure = error;
    }
    for (const end of endings) {
      const ending = end(exchange, failure);
      if (ending) await ending;
    }
    if (failure !== undefined) throw failure;
  };
}
