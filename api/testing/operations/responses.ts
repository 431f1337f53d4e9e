import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { AssertionError } from 'chai';
import { noteAnswer } from './answeredCodes.ts';
import { Document, fragment, type Pointer } from './document.ts';

/** An answered request: `path` as sent; `body` is parsed JSON, undefined if empty. */
export interface Exchange {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
}

/** Returns a function that throws when an answer violates the OpenAPI 3.1 document. */
export function responseCheck(contract: Record<string, unknown>): (exchange: Exchange) => void {
  const document = new Document(contract);
  const ajv = validator(contract);
  return (exchange) => {
    const wrong = problem(document, ajv, exchange);
    if (wrong) throw new AssertionError(report(exchange, wrong));
  };
}

function validator(contract: Record<string, unknown>): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
  formats.default(ajv);
  ajv.addVocabulary([...Object.keys(contract), ...extensions(contract), 'example']);
  return ajv.addSchema(contract, 'contract');
}

/** Every `x-…` name in the contract, because Ajv refuses unknown keywords. */
function extensions(contract: object): Set<string> {
  return new Set(JSON.stringify(contract).match(/(?<=")x-[\w-]+(?=":)/g));
}

function problem(document: Document, ajv: Ajv2020, exchange: Exchange): string | undefined {
  const operation = document.operation(exchange.method, exchange.path);
  if (!operation) return 'no such operation';
  const response = document.response(operation, exchange.status);
  if (!response) return `status ${exchange.status} is not documented for this operation`;
  noteAnswer(document.at([...operation, 'operationId']), (exchange.body as Refused)?.code);
  return (
    wrongHeader(document, response, exchange) ??
    wrongBody(document, ajv, response, exchange) ??
    wrongCode(document, response, exchange)
  );
}

function wrongHeader(document: Document, response: Pointer, { headers }: Exchange) {
  const documented = Object.keys(document.at([...response, 'headers']) ?? {});
  const missing = documented.find(
    (name) => document.at([...response, 'headers', name])?.required && !headers.has(name),
  );
  return missing && `the required header ${missing} is missing`;
}

function wrongBody(document: Document, ajv: Ajv2020, response: Pointer, exchange: Exchange) {
  const content = document.at([...response, 'content']);
  if (!content) return exchange.body === undefined ? undefined : 'a body where there is none';
  const type = exchange.headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
  if (!(type in content)) return `content type ${type}, not ${Object.keys(content).join(' or ')}`;
  const schema = [...response, 'content', type, 'schema'];
  if (!document.at(schema) || /[?&]fields=/.test(exchange.path)) return undefined;
  const errors = schemaErrors(ajv, document.resolve(schema), exchange.body);
  return errors.length ? `its body breaks the schema\n${errors.map(line).join('\n')}` : undefined;
}

/** The refusal's code, when the operation does not name it for this status. */
function wrongCode(document: Document, response: Pointer, { body }: Exchange) {
  const codes = document.at([...response, 'x-codes']);
  const { code } = (body ?? {}) as NonNullable<Refused>;
  if (!Array.isArray(codes) || codes.includes(code)) return undefined;
  return `code ${code} is not documented for this operation, only ${codes.join(', ')}`;
}

type Refused = { code?: string } | undefined;

function schemaErrors(ajv: Ajv2020, schema: Pointer, body: unknown): ErrorObject[] {
  const validate = ajv.getSchema(`contract${fragment(schema)}`);
  if (!validate) throw new Error(`No schema at ${fragment(schema)}`);
  return validate(body) ? [] : (validate.errors ?? []);
}

function line({ instancePath, message, params }: ErrorObject): string {
  return `  ${instancePath || '(whole body)'} ${message} ${JSON.stringify(params)}`;
}

function report({ method, path, status, body }: Exchange, wrong: string): string {
  const shown = JSON.stringify(body, null, 2)?.slice(0, 2000) ?? '(no body)';
  return `${method} ${path} answered ${status} outside the contract: ${wrong}\n${shown}`;
}
