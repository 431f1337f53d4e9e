import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'prettier';
import { parse } from 'yaml';
import { contractFile, readContract } from './document.ts';

const typesFile = fileURLToPath(new URL('contract.gen.ts', import.meta.url));
const schemasFile = fileURLToPath(
  new URL('../../../admin/src/core/contract/schemas.gen.json', import.meta.url),
);

await main(process.argv.includes('--check'));

/** Writes what is derived from openapi.yaml; with `--check` only says whether it is current. */
async function main(checkOnly: boolean) {
  const files = { [typesFile]: await types(), [schemasFile]: await schemas() };
  for (const [file, text] of Object.entries(files)) {
    const current = await readFile(file, 'utf8').catch(() => '');
    if (current === text) continue;
    if (checkOnly) {
      console.error(`${file} is not what openapi.yaml says. Run: npm run generate`);
      process.exitCode = 1;
    } else {
      await writeFile(file, text);
      console.log(`wrote ${file}`);
    }
  }
}

async function types() {
  const source = astToString(await openapiTS(readContract() as unknown as OpenAPI3));
  return pretty(`// Generated from openapi.yaml by npm run generate.\n${source}`, 'typescript');
}

/** The shapes of inputs and their words, without prose: what the interface's forms take their limits from. */
async function schemas() {
  const { components } = parse(await readFile(contractFile, 'utf8'));
  const text = JSON.stringify(components.schemas, (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
  return pretty(text, 'json');
}

function pretty(source: string, parser: string) {
  return format(source, { parser, printWidth: 100, singleQuote: true });
}
