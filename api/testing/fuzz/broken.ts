import * as fc from 'fast-check';

type Any = fc.Arbitrary<unknown>;

const id = (version: number) => `0190aaaa-aaaa-${version}aaa-8aaa-aaaaaaaaaaaa`;

/** Values that Postgres cannot store, that are special in JavaScript, of another type, too large or too deep. */
export const invalidValue: Any = fc.oneof(
  fc.constantFrom<unknown>('a\0b', '\ud800', 'x\udfff', '', ' ', '%', "'; --", '💥', '\u202e'),
  fc.constantFrom<unknown>('x'.repeat(5000), 'constructor', '__proto__', '[object Object]', 'NaN'),
  fc.constantFrom<unknown>(1e308, -1e308, 2 ** 53, -1, 0.1, 1e-7, 2 ** 31, 2 ** 63, true, null),
  fc.constantFrom<unknown>('0000-01-01', '9999-12-31', '2026-02-30', '-1', '1e5', '1e999', '+1'),
  fc.constantFrom<unknown>([], {}, [[]], [null], { id: 1 }, { ['__proto__']: { id: 1 } }),
  fc.constantFrom<unknown>(`urn:uuid:${id(7)}`, id(1).toUpperCase(), `{${id(7)}}`, `${id(7)}\n`),
  fc.constantFrom<unknown>('24:00', '23:59:60', 'MX-XXX', 'a@b', `${'a'.repeat(300)}@b.test`),
  fc.constantFrom(20, 100, 1000).map(nested),
  fc.jsonValue(),
);

/** Invalid path segments in place of an id. */
export const invalidSegment = fc.constantFrom(
  ...['undefined', 'null', '0', '-1', '..', '.', '%2e%2e', '%00', '%E0%A4%A', '%', '%25', '*', '('],
  ...[':id', '%ED%A0%80', '%2F', "1'%20or%20'1'='1", `urn:uuid:${id(7)}`, id(1).toUpperCase()],
  ...[`${id(7)};x`, `${id(7)}%0a`, `%20${id(7)}`, 'a'.repeat(3000), 'constructor', '__proto__'],
);

/** Invalid texts appended to a valid query. */
export const invalidTail = fc.constantFrom(
  ...['x=1', 'limit=%00', 'limit=1e300', 'limit=-0', 'offset=-1', 'sort=', 'sort=-&sort=id'],
  ...[
    'sort=["id","asc"]',
    'sort=[{}]',
    'sort=version',
    'sort=constructor',
    'filter={',
    'filter=[]',
  ],
  ...['filter=null', `filter=${'['.repeat(5000)}`, 'filter={"limit":1}', 'filter={"__proto__":{}}'],
  ...[
    'range=[0,1e9]',
    'range=[5,1]',
    'range=[-1,0]',
    'range={}',
    '%E0%A4%A',
    'q=%ED%A0%80',
    'q=%00',
  ],
  ...['id[]=1', 'id=&id=', '__proto__=1', 'constructor=1', '=', '&&&', `q=${'%'.repeat(500)}`],
);

/** Missing, repeated or invalid headers. */
export const invalidHeaders = fc.constantFrom<Record<string, string>>(
  ...['"1", "2"', '"x"', '"99999999999"', '1', 'é'].map((value) => ({ 'if-match': value })),
  ...['x'.repeat(201), 'é', '"'].map((value) => ({ 'idempotency-key': value })),
  ...['*', 'xx', ';;;q=', 'x'.repeat(500)].map((value) => ({ 'accept-language': value })),
  ...['text/plain', 'application/json;;', 'application/vnd.api+json', 'é', ''].map((value) => ({
    'content-type': value,
  })),
  { 'content-type': 'application/json; charset=utf-16' },
  ...['gzip', 'br', 'identity', 'x'].map((value) => ({ 'content-encoding': value })),
  ...['text/html', 'é', ''].map((accept) => ({ accept })),
  ...['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'é', 'Bearer '.repeat(99)].map(
    (authorization) => ({ authorization }),
  ),
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-1' },
  { origin: 'null' },
);

/** A body with one error: a replaced value or an additional field. */
export function withOneError(body: Any): Any {
  const place = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 });
  const field = fc.constantFrom(
    'id',
    'version',
    'status',
    '__proto__',
    'toString',
    'a\0',
    '\ud800',
    '',
  );
  return fc
    .record({ body, place, strange: invalidValue, field, adds: fc.boolean() })
    .map(({ body, place, strange, field, adds }) =>
      adds ? { ...(body as object), [field]: strange } : replaced(body, place, strange),
    );
}

/** Bodies that are not JSON, not objects, far too large or far too deep. */
export const invalidBody = fc.constantFrom(
  ...['', '{', 'null', '"x"', '1', '[]', '{"a":}', '\ufeff{}', '{"a":1,"a":2}', '{}{}', '\0'],
  ...['['.repeat(100_000), `${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}`, '[1e999]'],
  ...[`${'['.repeat(99_000)}${']'.repeat(99_000)}`, '{"__proto__":{"a":1}}', '{"name":"\\ud800"}'],
  `{"comment":"${'x'.repeat(2_000_000)}"}`,
);

function replaced(whole: unknown, [step = 0, ...deeper]: number[], value: unknown): unknown {
  if (!whole || typeof whole !== 'object') return value;
  const keys = Object.keys(whole);
  if (keys.length === 0) return value;
  const key = keys[step % keys.length] as keyof object;
  const inner = deeper.length > 0 ? replaced(whole[key], deeper, value) : value;
  if (!Array.isArray(whole)) return { ...whole, [key]: inner };
  return whole.map((one, index) => (String(index) === key ? inner : one));
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
