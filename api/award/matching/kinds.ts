import { isKept, networksOf } from '../../quoting/quotes/index.ts';

const NETWORKS = networksOf(':companyId').map((network, place) => ({
  name: `kinds_${place}`,
  network,
}));

/**
 * SQL of a recursive `with`: `kinds` are the different `countries` and `movements` of carriers in reach of `:companyId`
 * that do not fulfil the condition, and the `count` of carriers that have them. They are few: each is found from the one
 * before in the index `carriers_by_countries`, and counted there, without reading the table.
 */
export function kindsWithout(condition: string): string {
  const countedNetworks = NETWORKS.map((network) => countedKinds(network, condition));
  return `${NETWORKS.map(foundKinds).join(', ')}, kinds as (${countedNetworks.join(' union all ')})`;
}

type Network = (typeof NETWORKS)[number];

function foundKinds({ name, network }: Network) {
  const first = (condition: string) => `select carriers.countries, carriers.movements from carriers
    where ${condition} order by carriers.company_id, carriers.countries, carriers.movements limit 1`;
  const next = first(
    `${network} and (carriers.countries, carriers.movements) > (${name}.countries, ${name}.movements)`,
  );
  return `${name} as (
    (${first(network)}) union all select next.* from ${name}, lateral (${next}) as next
  )`;
}

function countedKinds({ name, network }: Network, condition: string) {
  return `select *, (
      select count(*) from carriers where ${network} and ${isKept}
        and (carriers.countries, carriers.movements) = (kind.countries, kind.movements)
    ) as count
    from (select * from ${name} as carriers where not (${condition})) as kind`;
}
