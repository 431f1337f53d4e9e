import type { Data } from '../data.ts';
import type { Keys } from '../keys/Keys.ts';
import { CARRIER } from './carrier.ts';
import { CUSTOMS } from './customs.ts';
import { DOCUMENTS } from './documents.ts';
import { ENDS } from './ends.ts';
import { fieldFindings } from './fields.ts';
import { GOODS } from './goods.ts';
import { HAZMAT } from './hazmat.ts';
import { QUANTITIES } from './quantities.ts';
import { STOPS } from './stops.ts';
import type { Finding, Rule } from './types.ts';

/**
 * The rules over several fields, after SAT's validation matrix of Carta Porte 3.1 (read in November 2026); where it was
 * not confirmed that the matrix asks for it, the rule is advice. Those of single fields are in the forms.
 */
export const RULES: Rule[] = [
  ...CUSTOMS,
  ...ENDS,
  ...GOODS,
  ...HAZMAT,
  ...DOCUMENTS,
  ...CARRIER,
  ...STOPS,
  ...QUANTITIES,
];

/** Everything that these data break or lack. */
export function findingsOf(data: Data, keys: Keys): Finding[] {
  const ofFields = fieldFindings(data, keys);
  const wrong = new Set(ofFields.map(({ party, path }) => `${party} ${path}`));
  const ofRules = RULES.flatMap((rule) => brokenBy(rule, data, keys));
  return [...ofFields, ...ofRules.filter(({ party, path }) => !wrong.has(`${party} ${path}`))];
}

/** Whether what is found keeps the complement from being issued. */
export function blocks(findings: Finding[]): boolean {
  return findings.some(({ isAdvice }) => !isAdvice);
}

function brokenBy(rule: Rule, data: Data, keys: Keys): Finding[] {
  const { id, party, codes = null, isAdvice = false, text, remedy } = rule;
  return rule
    .broken(data, keys)
    .map((path) => ({ rule: id, party, codes, isAdvice, text, remedy, path }));
}
