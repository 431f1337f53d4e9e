import type { Example } from '../../core/contract/documentation/examples.ts';
import type { Answer, Client, RequestOptions } from '../client.ts';
import { isOfRun, settling } from './settled.ts';

/** A call as it was sent, and its answer. */
export interface Recorded {
  path: string;
  body: unknown;
  answer: Answer<unknown>;
}

/** Calls by their operationId. */
export type Calls = Record<string, Recorded>;

/** Makes one call, and returns it. */
export async function recorded(
  client: Client,
  method: keyof Client,
  path: string,
  body?: unknown,
): Promise<Recorded> {
  const isBare = method === 'get' || method === 'delete';
  const answer = await (isBare ? client[method](path) : client[method](path, body));
  return { path, body, answer };
}

/**
 * A client that keeps its last call. With an example it sends the example's body, in which ids, days and names of one run
 * are those of the body that it is given. The optional fields in `more` are sent where the body is empty.
 */
export function recording(
  client: Client,
  { example, more = {} }: { example?: Example | undefined; more?: object | undefined },
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
    async (path: string, asked?: unknown, options?: RequestOptions) => {
      const given = isEmpty(asked) ? more : asked;
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
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const call = {
    path: decodeURI(path),
    ...(isJson(body) && !isEmpty(body) && { body }),
    ...(body instanceof FormData && { form: fieldsOf(body) }),
    ...(isReadable(type) && { answer: shortened(answer) }),
  };
  const { answer: shortAnswer, ...request } = settling(call)(call);
  return { ...request, status, type, ...(isReadable(type) && { answer: shortAnswer }) };
}

/** Whether an answer of this type is shown in an example; a PDF, a picture and an archive are not. */
export function isReadable(type: string): boolean {
  return /^text\/|json$/.test(type);
}

function isEmpty(body: unknown): boolean {
  return isJson(body) && Object.keys(body).length === 0;
}

function isJson(body: unknown): body is object {
  return !!body && typeof body === 'object' && !(body instanceof FormData);
}

function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `@${value.name}`]),
  );
}

/** Only the first entries of long lists, and the first lines of texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\n')) return value.split('\n', 3).join('\n');
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
  return /\d{4}|[0-9A-F]{6}/i.test(text);
}
