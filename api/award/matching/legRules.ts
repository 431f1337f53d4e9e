import { certifiedInSql } from '../../compliance/documents/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isKept, networksOf } from '../../quoting/quotes/index.ts';
import type { AskedLoad } from './rules.ts';

type Rule = Schemas['LegMatchRule'];

/** A condition in SQL for each rule that a leg demands; none for a whole. */
export type LegRules = Partial<Record<Rule, string>>;

/**
 * What a leg demands of its carrier besides the rules of every load (domain decision, Legs): SQL over a row of `carriers` and
 * the values of `valuesOf`, never null. A transfer demands its bridge, where the hand-over names one, of carriers that name
 * any; a US leg a number of authority; whichever leg says so a certificate in CTPAT.
 */
export function legRulesOf({ leg, ctpat, bridgeId }: AskedLoad): LegRules {
  return {
    ...(leg === 'transfer' && bridgeId && { bridge: `(not ${NAMES_BRIDGES} or ${SERVES})` }),
    ...(leg && ctpat && { ctpat: `carriers.id in ${CERTIFIED}` }),
    ...(leg === 'us' && { us_authority: HAS_AUTHORITY }),
  };
}

/** SQL of a join of `carriers` by which `HAS_CERTIFICATE` is evaluated, for the reason that `WITH_EQUIPMENT` in `count.ts` has. */
export const withCertificate = () =>
  `left join ${CERTIFIED} certified on certified.carrier_id = carriers.id`;
export const HAS_CERTIFICATE = 'certified.carrier_id is not null';

/** SQL over `reached`: the number of carriers in reach that fail the rule, counted in the indexes of `matches_of_legs`. */
export function excludedByLeg(rule: Rule): string {
  if (rule === 'bridge') return countIn(`${NAMES_BRIDGES} and not ${SERVES}`);
  if (rule === 'us_authority') return `reached.carriers - ${countIn(HAS_AUTHORITY)}`;
  return `reached.carriers - (select count(*)::int from ${CERTIFIED} as certified
    join carriers on carriers.id = certified.carrier_id where (${NETWORKS.join(' or ')}) and ${isKept})`;
}

const NETWORKS = networksOf(':companyId');

const NAMES_BRIDGES = `(carriers.bridge_list <> '{}')`;
const SERVES = '(carriers.bridge_list @> array[:bridgeId::uuid])';
const HAS_AUTHORITY = '(carriers.usdot_number is not null or carriers.mc_number is not null)';
const CERTIFIED = certifiedInSql(':companyId::uuid', 'greatest(today(), :deliveryDate::date)');

/** SQL: the carriers of both networks that fulfil the condition, each network counted in an index. */
function countIn(condition: string): string {
  const counts = NETWORKS.map(
    (network) =>
      `(select count(*)::int from carriers where ${network} and ${isKept} and ${condition})`,
  );
  return `(${counts.join(' + ')})`;
}
