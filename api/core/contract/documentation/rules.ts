import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFile } from 'node:fs/promises';

/** The specification defines both /users/details/{id} and /users/{id}/…; ids are UUIDs, so no request matches both. */
const SPECIFIED = /^no-ambiguous-paths: .*`\/users\/details\/\{id\}`/;

/** A condition (`if`, `else`) requires properties that stand beside it, where Redocly does not look for them. */
const CONDITIONS =
  /^no-required-schema-properties-undefined: Required property '(stops|origin|destination)' /;

/** OpenAPI 3.1 lets every scheme of security name roles; Spectral knows scopes of OAuth only. */
const ROLES = /^oas3-operation-security-defined: "[\w:]+" must be listed among scopes\.$/;

/**
 * Spectral's rules that are not for this contract: its tags are in the order in which one reads them, and OpenAPI 3.1
 * allows either the identifier of a licence or its URL; the address of a contact is that of whoever runs the server.
 */
const OFF = {
  'openapi-tags-alphabetical': 'off',
  'license-url': 'off',
  'contact-properties': 'off',
} as const;

const OAS = rulesets.oas as RulesetDefinition;

const source = await readFile(new URL('../contract.gen.json', import.meta.url), 'utf8');
const problems = [...(await byRedocly()), ...(await bySpectral())];
for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** Checks by Redocly's strict rules. */
async function byRedocly(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, config });
  const texts = problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  return texts.filter((text) => !SPECIFIED.test(text) && !CONDITIONS.test(text));
}

/** Checks by all of Spectral's own rules for OpenAPI, each example against its schema. */
async function bySpectral(): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[OAS, 'all']], rules: OFF });
  const problems = await linter.run(JSON.parse(source) as Record<string, unknown>);
  const texts = problems.map(({ code, message }) => `${code}: ${message}`);
  return texts.filter((text) => !ROLES.test(text));
}
