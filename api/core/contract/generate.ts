import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3, type OpenAPITSOptions } from 'openapi-typescript';
import { format } from 'prettier';
import { RELEASES } from '../../../db/release.ts';
import { breakingChanges } from './releases/breaking.ts';
import { bundleContract } from './bundle.ts';
import { clientContract } from './clientContract.ts';
import { addDescriptions } from './documentation/describe.ts';
import { addExamples, type Example } from './documentation/examples.ts';
import { addProblems, type ErrorCode } from './documentation/problems.ts';
import { addDerived } from './derived/derived.ts';
import { formSchemas } from './formSchemas.ts';
import { listParametersOf } from './listParameters.ts';
import type { Contract } from './openapi.ts';
import { addReplacements } from './replacements.ts';

const checksOnly = process.argv.includes('--check');
await main(checksOnly);
if (checksOnly) await refuseBreakingChanges();

/** Writes the files generated from the contract; with `--check` only tests whether they are up to date. */
async function main(checkOnly: boolean) {
  for (const [name, text] of Object.entries(await generated())) {
    const file = pathOf(name);
    const current = await readFile(file, 'utf8').catch(() => '');
    if (current === text) continue;
    if (checkOnly) {
      console.error(`${name} is not what openapi.yaml says. Run: npm run generate`);
      process.exitCode = 1;
    } else {
      await writeFile(file, text);
      console.log(`wrote ${name}`);
    }
  }
}

/** Fails when the contract lacks what the latest release promises to its consumers, unless its end was announced. */
async function refuseBreakingChanges() {
  const numbers = (await readdir(RELEASES)).flatMap(
    (name) => /^(\d+)\.openapi\.json$/.exec(name)?.[1] ?? [],
  );
  const latest = Math.max(...numbers.map(Number));
  const [released, next] = await Promise.all(
    [join(RELEASES, `${latest}.openapi.json`), pathOf('api/core/contract/contract.gen.json')].map(
      async (file) => JSON.parse(await readFile(file, 'utf8')) as Contract,
    ),
  );
  const day = new Date().toISOString().slice(0, 10);
  for (const change of breakingChanges({ released: released!, next: next!, day })) {
    console.error(`Since release ${latest}: ${change}`);
    process.exitCode = 1;
  }
}

/**
 * The text of each generated file by its path. The types omit the PUTs, because the handlers of the PATCHes serve them. In
 * those of the client, fields with a default are optional, as callers may leave them out.
 */
async function generated(): Promise<Record<string, string>> {
  const contract = await bundleContract(pathOf('openapi.yaml'));
  addDerived(contract);
  addDescriptions(contract);
  const types = await typesOf(contract);
  const clientTypes = await typesOf(clientContract(contract), { defaultNonNullable: false });
  addReplacements(contract);
  addProblems(contract, codesOf(contract));
  addExamples(contract, await examples());
  dropUnusedResponses(contract);
  return {
    'api/core/contract/contract.gen.ts': types,
    'api/client/src/contract.gen.ts': clientTypes,
    'api/core/contract/contract.gen.json': await pretty(JSON.stringify(contract), 'json'),
    'admin/src/core/contract/schemas.gen.json': await schemasOf(contract),
    'admin/src/core/contract/lists.gen.json': await pretty(
      JSON.stringify(listParametersOf(contract)),
      'json',
    ),
  };
}

function codesOf({ components }: Contract) {
  return (components.schemas!.ErrorCode as { 'x-errors': Record<string, ErrorCode> })['x-errors'];
}

/** Removes the responses that every operation has with its own example. */
function dropUnusedResponses({ paths, components }: Contract) {
  const used = JSON.stringify(paths);
  for (const name of Object.keys(components.responses!))
    if (!used.includes(`"#/components/responses/${name}"`)) delete components.responses![name];
}

/** The recorded examples by operationId. */
async function examples() {
  const text = await readFile(pathOf('api/core/contract/documentation/examples.gen.json'), 'utf8');
  return JSON.parse(text) as Record<string, Example>;
}

async function typesOf(contract: Contract, options: OpenAPITSOptions = {}) {
  const document = structuredClone(contract) as unknown as OpenAPI3;
  const source = astToString(await openapiTS(document, options));
  return pretty(`// Generated from openapi.yaml by npm run generate.\n${source}`, 'typescript');
}

/** The schemas for the forms of the admin. Every page loads them, so they have no more than forms need. */
async function schemasOf(contract: Contract) {
  const text = JSON.stringify(await formSchemas(contract, pathOf('admin/src')), (key, value) =>
    isForForms(key, value) ? value : undefined,
  );
  return pretty(text, 'json');
}

/** A description is a text; the schema of a field named `description` is an object. */
function isForForms(key: string, value: unknown): boolean {
  if (key === 'description') return typeof value !== 'string';
  return key !== 'additionalProperties' && key !== 'x-errors';
}

function pretty(source: string, parser: string) {
  return format(source, { parser, printWidth: 100, singleQuote: true });
}

function pathOf(name: string) {
  return fileURLToPath(new URL(`../../../${name}`, import.meta.url));
}
