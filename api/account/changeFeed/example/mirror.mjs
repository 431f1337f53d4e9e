import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { ANDEN_URL, ANDEN_KEY, WEBHOOK_SECRET, PORT } = process.env;
const headers = { authorization: `Bearer ${ANDEN_KEY}` };
const types = ['quotes', 'locations'];
const copies = new Map();

const call = async (url) => {
  const response = await fetch(url, { headers });
  if (![200, 404].includes(response.status)) throw new Error(`${url}: ${response.status}`);
  const next = response.headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1];
  return { found: response.ok, body: await response.json(), next };
};
const read = async ({ type, id }) => {
  const { found, body } = await call(`${ANDEN_URL}/api/${type}/${id}`);
  if (found) copies.set(id, body);
  else copies.delete(id);
  console.log(`${type}/${id} ${found ? body.version : 'gone'}`);
};
const follow = async () => {
  for (let hasMore = true; hasMore;) {
    const { body } = await call(`${ANDEN_URL}/api/changes?after=${cursor}&types=${types}`);
    for (const change of body.changes) await read(change);
    ({ cursor, hasMore } = body);
  }
};
let following = Promise.resolve();
const soon = () => (following = following.then(follow).catch(console.error));

let { cursor } = (await call(`${ANDEN_URL}/api/changes`)).body;
for (const type of types)
  for (let url = `${ANDEN_URL}/api/${type}?limit=1000&total=false`; url;) {
    const { body, next } = await call(url);
    for (const { id } of body) await read({ type, id });
    url = next;
  }
setInterval(soon, 60_000);

createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  try {
    new Webhook(WEBHOOK_SECRET).verify(body, request.headers);
    response.writeHead(204).end(() => soon());
  } catch {
    response.writeHead(401).end();
  }
}).listen(PORT);
