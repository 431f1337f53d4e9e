/** The days before its end from which a document or a paper is on the radar (domain decision, Radar). */
export const DAYS = 60;

/** The columns of the days on which papers of vehicles and operators end, by the name of the paper. */
const ENDS = {
  vehicles: {
    insurance: 'insurance_ends_on',
    inspection: 'inspection_ends_on',
    permit: 'permit_ends_on',
  },
  operators: { licence: 'licence_ends_on', badge: 'badge_ends_on', fast: 'fast_ends_on' },
};

/** SQL: the papers of a table that meet a condition over the table and `paper`. */
function papersOf(table: keyof typeof ENDS, condition: string): string {
  const ends = Object.entries(ENDS[table]).map(([paper, column]) => `('${paper}', ${column})`);
  return `select '${table}' as entity, ${table}.id, ${table}.carrier_id, ${table}.name, paper.name as paper, paper.ends_on
    from ${table} cross join lateral (values ${ends.join(', ')}) as paper (name, ends_on)
    where ${table}.archived_at is null and ${condition}`;
}

/** SQL: the papers of all vehicles and operators that end from the day `:today` to 30 days later. */
export const endingInSql = inBoth(() => 'paper.ends_on between :today::date and :today::date + 30');

/** SQL: the papers of vehicles and operators that meet a condition over `paper` and the table that it is given. */
function inBoth(condition: (table: string) => string): string {
  return (['vehicles', 'operators'] as const)
    .map((table) => papersOf(table, condition(table)))
    .join(' union all ');
}

/** SQL: the papers of vehicles and operators of the row of `carriers` that have ended or end soon, as `papers`. */
const papersInSql = `(${inBoth(
  (table) => `${table}.carrier_id = carriers.id and paper.ends_on <= today() + ${DAYS}`,
)}) as papers`;

/** SQL: joins each row of `carriers` with the day on which the first of these papers ends, `filed.ends_on`. */
export const joinFiled = `left join (select papers.carrier_id, min(papers.ends_on) as ends_on
    from (${inBoth(() => `paper.ends_on <= today() + ${DAYS}`)}) as papers
    group by papers.carrier_id) as filed on filed.carrier_id = carriers.id`;

const STATUS = `case when papers.ends_on < today() then 'expired' else 'expiring' end`;

/** SQL: these papers as a JSON list of `RadarPaper`, the most urgent first. */
export const paperListInSql = `(select coalesce(json_agg(json_build_object('entity', papers.entity, 'id', papers.id,
    'name', papers.name, 'paper', papers.paper, 'status', ${STATUS}, 'expirationDate', papers.ends_on)
    order by papers.ends_on, papers.name, papers.paper), '[]') from ${papersInSql})`;

/** SQL: whether such a paper has one of the states given as a parameter. */
export const hasPaperInSql = `exists (select from ${papersInSql} where ${STATUS} = any (?))`;
