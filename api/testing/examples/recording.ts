import type { Example } from '../../core/contract/documentation/examples.ts';
import type { Answer, Client, RequestOptions } from '../client.ts';
import { isOfRun, settled } from './settled.ts';

/** A call as it was sent, and its answer. */
export interface Recorded {
  path: string;
  body: unknown;
  answer: Answer<unknown>;
}

/**
 * A client that keeps its last call. With an example it sends the example's body, in which ids, days and names of one run
 * are those of the body that it is given.
 */
export function recording(
  client: Client,
  example?: Example,
): { client: Client; last: () => Recorded } {
  let last: Recorded | undefined;
  const keep = (path: string, body: unknown, answer: Answer<unknown>) => {
    last = { path, body, answer };
    return answer;
  };
  const bare = (method: 'get' | 'delete') => async (path: string, options?: RequestOptions) =>
    keep(path, undefined, await client[method](path, options));
  const withBody =
    (method: 'post' | 'patch' | 'put') =>
    async (path: string, given?: unknown, options?: RequestOptions) => {
      const body = isJson(given) && example ? filled(example.body, given) : given;
      return keep(path, body, await client[method](path, body, options));
    };
  const recorded = { get: bare('get'), delete: bare('delete') } as Record<string, unknown>;
  for (const method of ['post', 'patch', 'put'] as const) recorded[method] = withBody(method);
  return { client: recorded as Client, last: () => last! };
}

/** The example of a call; without answer for files. */
export function exampleOf({
  path,
  body,
  answer: { status, headers, body: answer },
}: Recorded): Example {
  const ids = new Map<string, string>();
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  return {
    path: settled(decodeURI(path), ids),
    ...(isJson(body) && Object.keys(body).length > 0 && { body: settled(body, ids) }),
    status,
    type,
    ...(type === 'application/json' && { answer: settled(shortened(answer), ids) }),
  };
}

function isJson(body: unknown): body is object {
  return !!body && typeof body === 'object' && !(body instanceof FormData);
}

/** Only the first entries of long lists. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/** The example's value, with the given one wherever that differs from run to run. */
function filled(example: unknown, given: unknown): unknown {
  if (typeof given === 'string') return isOfRun(given) || isRandom(given) ? given : example;
  if (Array.isArray(given) && Array.isArray(example))
    return given.map((one, index) => filled(example[index], one));
  if (!given || typeof given !== 'object') return example;
  const known = (example ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(given).map(([key, one]) => [key, filled(known[key], one)]),
  );
}

/** Whether a text has digits that a factory has drawn, such as a phone or a code. */
function isRandom(text: string): boolean {
  return /\d{4}|[0-9A-F]{6}/.test(text);
}
