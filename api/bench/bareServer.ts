import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { carrierRowView, carrierView } from '../network/carriers/view.ts';

/**
 * The bare server with which the product is compared: only node:http and pg, without tokens, checks, logs and headers.
 * Each request runs one hand-written statement that returns JSON text, the fastest known for its work, and a second one
 * for a total.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c statement_timeout=0',
});
const { rows } = await pool.query(
  `select company_id from users where email = 'broker@puente.test'`,
);
const company = rows[0].company_id as string;
const FIELDS = carrierView({ type: 'broker' } as never).sql;
const ROW_FIELDS = carrierRowView({ type: 'broker' } as never).sql;
const VISIBLE = `(company_id = $1 or company_id is null) and status in ('prospect', 'active', 'suspended')`;
const SEARCHED = `folded(carrier_name || ' ' || coalesce(comercial_name, '')) like folded($2)`;
const FILTERED = 'origin_states @> array[$2] and delivery_states @> array[$3]';

const names = new Map<string, string>();

const server = createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://bare');
  const [body, total] = await answer(request, url, url.searchParams);
  response.setHeader('Content-Type', 'application/json');
  if (total !== undefined) response.setHeader('Content-Range', `carriers */${total}`);
  response.end(body);
}).listen(0);
await once(server, 'listening');
process.send!({ port: (server.address() as AddressInfo).port });

async function answer(request: IncomingMessage, url: URL, query: URLSearchParams) {
  const id = url.pathname.split('/')[3];
  if (url.pathname.startsWith('/api/quotes/')) return [await best(id!)];
  if (request.method === 'POST') return [await create(await bodyOf(request))];
  if (request.method === 'PATCH') return [await patch(id!, await bodyOf(request))];
  if (id) return [await one(id)];
  const [where, values] = conditions(query);
  const page = list(where, values, Number(query.get('offset') ?? 0));
  if (query.has('total')) return [await page];
  return Promise.all([
    page,
    runStatement(`select count(*) as body from carriers where ${where}`, values),
  ]);
}

function conditions(query: URLSearchParams): [string, string[]] {
  if (query.has('q')) return [`${VISIBLE} and ${SEARCHED}`, [company, `%${query.get('q')}%`]];
  if (!query.has('originState')) return [VISIBLE, [company]];
  const states = [query.get('originState')!, query.get('deliveryState')!];
  return [`${VISIBLE} and ${FILTERED}`, [company, ...states]];
}

/** Without an offset Postgres plans the first page once; for an offset it would plan each page anew. */
function list(where: string, values: string[], offset: number) {
  const skipping = offset > 0 ? `offset $${values.length + 1}` : '';
  return runStatement(
    `select json_agg(page)::text as body from (select ${ROW_FIELDS} from (select * from carriers where ${where}
     order by carrier_name, id limit 25 ${skipping}) as carriers) as page`,
    offset > 0 ? [...values, offset] : values,
  );
}

/** The carriers that cover a quote, sorted by confidence and name; planned for these values, because their number decides. */
async function best(quoteId: string) {
  const text = `select json_agg(best)::text as body from (
      select id, carrier_name, network, confidence from carriers
      where (company_id = $1 or company_id is null) and status = 'active' and origin_states @> array[$2]
        and delivery_states @> array[$3] and countries @> array[$4, $5] and movements @> array[$6]
        and id in (select carrier_id from carrier_equipments where equipment_id = $7)
      order by array_position('{very_high,high,medium,low,very_low}'::text[], confidence), carrier_name, id limit 50
    ) as best`;
  return (await pool.query(text, [company, ...(await loadOf(quoteId))])).rows[0].body;
}

const loads = new Map<string, string[]>();

async function loadOf(quoteId: string): Promise<string[]> {
  if (!loads.has(quoteId)) {
    const { rows } = await pool.query({ text: LOAD, values: [company, quoteId], rowMode: 'array' });
    loads.set(quoteId, rows[0]!);
  }
  return loads.get(quoteId)!;
}

const LOAD = `select origin_state, destination_state, origin->>'country', destination->>'country', movement,
  equipment_id from quotes where company_id = $1 and id = $2`;

function one(id: string) {
  return runStatement(
    `select to_json(carrier)::text as body from (select ${FIELDS} from carriers
     where (company_id = $1 or company_id is null) and id = $2) as carrier`,
    [company, id],
  );
}

function create({ carrierName }: Record<string, string>) {
  return runStatement(
    `with carriers as (insert into carriers (company_id, carrier_name) values ($1, $2) returning *)
     select to_json(carrier)::text as body from (select ${FIELDS} from carriers) as carrier`,
    [company, carrierName],
  );
}

function patch(id: string, { description }: Record<string, string>) {
  return runStatement(
    `with carriers as (update carriers set description = $2, version = version + 1, updated_at = now()
       where id = $1 returning *)
     select to_json(carrier)::text as body from (select ${FIELDS} from carriers) as carrier`,
    [id, description],
  );
}

async function runStatement(text: string, values: unknown[]): Promise<string> {
  return (await pool.query({ name: nameOf(text), text, values })).rows[0].body;
}

function nameOf(text: string) {
  if (!names.has(text)) names.set(text, `s${names.size}`);
  return names.get(text)!;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
