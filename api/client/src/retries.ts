/** Options for the calls that may be repeated safely. */
export interface RetryOptions {
  /** Repeats after the first attempt; 3 by default, 0 for none. */
  retries?: number;
  /** The longest pause before the first repeat, doubled for each further one; 500 ms by default. */
  pauseMs?: number;
  /** The longest pause at all; an answer that asks for a longer one is not repeated. 60 s by default. */
  longestPauseMs?: number;
  /** The longest wait of an attempt for the head of its answer; 30 s by default. */
  timeoutMs?: number;
}

/** The parts of the environment that tests replace. */
export interface Environment {
  fetch: (request: Request, init?: RequestInit) => Promise<Response>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
  now: () => number;
}

/**
 * Returns a fetch that repeats calls without an answer and those answered 429, 502, 503 or 504, if they only read or have
 * an `Idempotency-Key`. It pauses for a random time that grows with the attempts, or as long as `Retry-After` says.
 */
export function retryingFetch(options: RetryOptions, environment: Environment) {
  const settings = { ...DEFAULTS, ...options };
  return async (request: Request): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const result = await attemptOnce(request, settings.timeoutMs, environment);
      const pauseMs = pauseAfter(result, attempt, settings, environment);
      const isLast = attempt >= settings.retries || pauseMs > settings.longestPauseMs;
      if (isLast || !mayRepeat(request, result)) return answerOf(result);
      await result.response?.body?.cancel();
      await environment.pause(pauseMs, request.signal);
    }
  };
}

const DEFAULTS = { retries: 3, pauseMs: 500, longestPauseMs: 60_000, timeoutMs: 30_000 };
type Settings = typeof DEFAULTS;

/** An answer, or the error of an attempt without one. */
type Result = { response: Response; error?: never } | { response?: never; error: unknown };

/** Sends a copy of the request, so that the body can be sent again. */
async function attemptOnce(request: Request, ms: number, { fetch }: Environment): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error(`No answer within ${ms} ms`)), ms);
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  try {
    return { response: await fetch(request.clone(), { signal }) };
  } catch (error) {
    return { error };
  } finally {
    clearTimeout(timer);
  }
}

function mayRepeat({ method, headers, signal }: Request, { response }: Result): boolean {
  const isKeyed = headers.has('Idempotency-Key');
  if (signal.aborted || !(SAFE.includes(method) || isKeyed)) return false;
  if (!response || PASSING.includes(response.status)) return true;
  return isKeyed && response.status === 409 && response.headers.has('Retry-After');
}

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** Statuses that pass; beside them the 409 with `Retry-After` while an earlier attempt with the same key still runs. */
const PASSING = [429, 502, 503, 504];

/** Milliseconds: `Retry-After`, and a random part of the pause that doubles with each attempt. */
function pauseAfter(
  { response }: Result,
  attempt: number,
  { pauseMs, longestPauseMs }: Settings,
  { random, now }: Environment,
): number {
  const serversPause = retryAfterMs(response?.headers.get('Retry-After'), now());
  const growing = random() * Math.min(longestPauseMs, pauseMs * 2 ** attempt);
  return serversPause === undefined ? growing : serversPause + random() * pauseMs;
}

/** Seconds, or an HTTP date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function answerOf({ response, error }: Result): Response {
  if (response) return response;
  throw error;
}
