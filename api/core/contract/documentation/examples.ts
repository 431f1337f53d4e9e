import { resolve, type Contract, type Operation } from '../openapi.ts';

/** A call that the API has answered, with ids, times and secrets replaced by fixed ones. */
export interface Example {
  /** The path and query. */
  path: string;
  body?: unknown;
  /** The fields of a form; a file by its name after `@`. */
  form?: Record<string, string>;
  status: number;
  type: string;
  answer?: unknown;
}

/** Adds to each operation the example of its request, its answer, and how it is called with curl. */
export function addExamples(contract: Contract, examples: Record<string, Example>): void {
  for (const item of Object.values(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const example = 'operationId' in operation && examples[operation.operationId];
      if (example) addExample(contract, operation as Operation, { method, ...example });
    }
  }
}

function addExample(
  contract: Contract,
  operation: Operation,
  { method, ...example }: Example & { method: string },
) {
  const { body, status, type, answer } = example;
  const { 'application/json': json, 'multipart/form-data': form } =
    operation.requestBody?.content ?? {};
  if (json && body !== undefined) Object.assign(json, { example: body });
  if (form && example.form) Object.assign(form, { example: example.form });
  operation['x-codeSamples'] = [{ lang: 'Shell', source: curl(operation, method, example) }];
  const response = operation.responses[status];
  if (!response || answer === undefined) return;
  const whole = structuredClone(resolve<Answer>(contract, response as Answer));
  if (!whole.content[type]) return;
  whole.content[type].example = answer;
  operation.responses[status] = whole;
}

interface Answer {
  content: Record<string, { schema: object; example?: unknown }>;
}

function curl({ security }: Operation, method: string, { path, body, form = {} }: Example): string {
  const lines = [
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...callerOf(security),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${inQuotes(JSON.stringify(body))}'`]),
    ...Object.entries(form).map(([name, value]) => `-F '${inQuotes(`${name}=${value}`)}'`),
    `"$ANDEN_URL${path.replace(/[$"`\\]/g, (sign) => encodeURIComponent(sign))}"`,
  ];
  return `curl ${lines.join(' \\\n  ')}`;
}

/**
 * The header that names the caller: its key, or the token of a signed-in person where keys are not accepted; none of a
 * public call, and the token of a link where nothing else opens it.
 */
function callerOf(security: Operation['security']): string[] {
  if (security?.length === 0) return [];
  if (security?.every(({ link }) => link)) return ['-H "X-Link: $ANDEN_LINK"'];
  const secret = security?.some(({ key }) => key) ? 'ANDEN_KEY' : 'ANDEN_TOKEN';
  return [`-H "Authorization: Bearer $${secret}"`];
}

/** A text within single quotes of the shell. */
function inQuotes(text: string): string {
  return text.replaceAll(`'`, `'\\''`);
}
