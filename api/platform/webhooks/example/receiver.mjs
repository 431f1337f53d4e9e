import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  try {
    const { type, data } = webhook.verify(body, request.headers);
    console.log(`${request.headers['webhook-id']} ${type} ${data.url ?? ''}`);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(process.env.PORT);
