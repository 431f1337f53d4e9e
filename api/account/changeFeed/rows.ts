import type { FedResource } from './audiences.ts';

/** A record before or after its change: the SQL of a column as text, and the SQL of whether there is one. */
export interface Side {
  column: (name: string) => string;
  exists?: string;
}

interface Changes {
  /** The SQL from which the changes are read, and of the record's id and the action of each. */
  source: string;
  id: string;
  action: string;
  /** Both where the record was there before. */
  sides: { before?: Side; after: Side };
}

/**
 * SQL that inserts the rows of the feed of changes of a resource: one of each reader who sees the record, or saw it before.
 * The kind is `gone` for a reader none of whose users sees the record any more.
 */
export function insertionOf(resource: FedResource, { source, id, action, sides }: Changes): string {
  const created = sides.before ? `when saw = 0 then 'created' ` : '';
  return `
    insert into feed_rows (reader, resource, record_id, kind, seen_by)
    select reader, ${literal(resource.name)}, ${id},
      case when sees = 0 then 'gone' ${created}else ${action} end, (sees | saw)::smallint
    from ${source}, lateral (${readersOf(resource, sides)}) as readers`;
}

/** SQL of the readers, with the bits of the users who see the record and of those who saw it before. */
function readersOf({ audiences }: FedResource, { before, after }: Changes['sides']): string {
  const rows = [
    ...rowsOf(audiences, after).map(([reader, bits]) => `(${reader}, ${bits}, 0)`),
    ...(before ? rowsOf(audiences, before) : []).map(([reader, bits]) => `(${reader}, 0, ${bits})`),
  ];
  return `
    select reader, bit_or(sees) as sees, bit_or(saw) as saw
    from (values ${rows.join()}) as audience (reader, sees, saw)
    where reader is not null and sees | saw <> 0 group by reader`;
}

type Audience = FedResource['audiences'][number];

/** SQL of the readers of a record and of the bits of their users who see it. */
function rowsOf(audiences: Audience[], side: Side): [reader: string, bits: string][] {
  const bitsOf = new Map<string, { reader: string; test: string; bits: number }>();
  for (const audience of audiences) {
    const { type, column } = audience;
    const reader = column ? side.column(column) : literal(type);
    const test = testOf(audience, side);
    const one = bitsOf.get(`${reader} ${test}`) ?? { reader, test, bits: 0 };
    bitsOf.set(`${reader} ${test}`, { ...one, bits: one.bits | audience.bit });
  }
  return [...bitsOf.values()].map(({ reader, test, bits }) => [
    reader,
    test ? `case when ${test} then ${bits} else 0 end` : String(bits),
  ]);
}

function testOf({ conditions }: Audience, { column, exists }: Side): string {
  const tests = conditions.flatMap((pattern) =>
    Object.entries(pattern).map(([name, value]) => equals(column(name), value)),
  );
  return [...(exists ? [exists] : []), ...tests].join(' and ');
}

function equals(column: string, value: string | null | readonly string[]): string {
  if (value === null) return `${column} is null`;
  const values = [value].flat().map(literal);
  return values.length > 0 ? `${column} in (${values.join()})` : 'false';
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
