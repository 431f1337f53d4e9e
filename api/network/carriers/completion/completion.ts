/**
 * Whether what a carrier's row keeps of its completion is true today: none of its documents has expired since. The first
 * half spares most carriers the computing of the day.
 */
const HOLDS = `carriers.kept_until = 'infinity' or carriers.kept_until >= today()`;

/**
 * A carrier's completion in percent, as SQL over `carriers`: the filled fields and valid documents among the needed
 * ones (rule.ts), rounded down. A trigger keeps it; otherwise it is computed.
 */
export const completion = keptColumn('carriers.kept_completion', 1);

/** The needed fields and documents that the carrier lacks, as SQL that gives a JSON list: `[{ kind, name }]`. */
export const missing = `missing_parts(${keptColumn('carriers.kept_missing', 2)})`;

function keptColumn(column: string, place: number): string {
  return `case when ${HOLDS} then ${column} else (carrier_completion(carriers.id))[${place}] end`;
}
