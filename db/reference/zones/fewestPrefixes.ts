/** A postal code and the IANA time zone of its place. */
export type ZoneOfCode = [code: string, zone: string];

/**
 * Describes the zones of postal codes by as few beginnings as possible, of which the longest applies; a code that begins
 * with none has the zone of most of the state. The beginnings of each zone are one text, and none has fewer digits than
 * `shortest`.
 */
export function fewestPrefixes(codes: ZoneOfCode[], most: string, shortest: number): ZoneOfCode[] {
  const prefixes = below(codes, most, shortest);
  return [...new Set(prefixes.map(([, zone]) => zone))].map((zone) => [
    prefixes
      .filter(([, other]) => other === zone)
      .map(([prefix]) => prefix)
      .join(' '),
    zone,
  ]);
}

/** The beginnings for codes that all begin with `prefix`, of which a shorter one has given them `inherited`. */
function cheapest(prefix: string, codes: ZoneOfCode[], inherited: string): ZoneOfCode[] {
  const zones = [...new Set(codes.map(([, zone]) => zone))];
  const options = zones.map((zone): ZoneOfCode[] => {
    const prefixEntries: ZoneOfCode[] = zone === inherited ? [] : [[prefix, zone]];
    return zones.length === 1
      ? prefixEntries
      : [...prefixEntries, ...below(codes, zone, prefix.length + 1)];
  });
  if (!zones.includes(inherited)) options.push(below(codes, inherited, prefix.length + 1));
  return options.reduce((best, option) => (option.length < best.length ? option : best));
}

function below(codes: ZoneOfCode[], inherited: string, length: number): ZoneOfCode[] {
  if (length > 5) return codes.filter(([, zone]) => zone !== inherited);
  const groups = new Map<string, ZoneOfCode[]>();
  for (const code of codes) {
    const prefix = code[0].slice(0, length);
    groups.set(prefix, [...(groups.get(prefix) ?? []), code]);
  }
  return [...groups].flatMap(([prefix, own]) => cheapest(prefix, own, inherited));
}
