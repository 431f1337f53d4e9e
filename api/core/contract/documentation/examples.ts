import { resolve, type Contract, type Operation } from '../openapi.ts';

/** A call that the API has answered, with ids, times and secrets replaced by fixed ones. */
export interface Example {
  /** The path and query. */
  path: string;
  body?: unknown;
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
  const media = operation.requestBody?.content['application/json'];
  if (media && body !== undefined) Object.assign(media, { example: body });
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

function curl({ security }: Operation, method: string, { path, body }: Example): string {
  const lines = [
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...(security?.length === 0 ? [] : [`-H "Authorization: Bearer $ANDEN_KEY"`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${quoted(JSON.stringify(body))}'`]),
    `"$ANDEN_URL${path.replace(/[$"`\\]/g, (sign) => encodeURIComponent(sign))}"`,
  ];
  return `curl ${lines.join(' \\\n  ')}`;
}

/** A text within single quotes of the shell. */
function quoted(text: string): string {
  return text.replaceAll(`'`, `'\\''`);
}
