import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { expect } from 'chai';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../process/app.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { accessToken } from '../../testing/client.ts';
import { testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { steps } from './steps.ts';
import { isTracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

describe('Spans of OpenTelemetry', function () {
  this.timeout(60_000);
  const exporter = new InMemorySpanExporter();
  let provider: NodeTracerProvider;
  let server: Server;

  before(async () => {
    const { env, db, log } = await testServer();
    expect(isTracing(), 'tracing without an SDK').to.equal(false);
    provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    provider.register();
    const parts = { env, db, log, clock: () => new Date(), storage: await testStorage() };
    const app = await createApp(parts);
    server = createServer(app.callback()).listen(0);
  });

  after(async () => {
    server?.close();
    server?.closeAllConnections();
    await provider?.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  });

  afterEach(() => exporter.reset());

  async function get(path: string, headers: Record<string, string> = {}): Promise<number> {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { headers });
    await answer.text();
    return answer.status;
  }

  it('name the operation and its steps, below the span that the caller names', async () => {
    const user = await buildUser();
    const authorization = `Bearer ${await accessToken(user.email)}`;
    exporter.reset();
    const status = await get('/api/locations?q=secreto', {
      authorization,
      traceparent: `00-${TRACE}-${CALLER}-01`,
    });
    expect(status).to.equal(200);
    const spans = exporter.getFinishedSpans();
    const call = spans.find(({ name }) => name === 'listLocations')!;
    expect(spans.map(({ name }) => name)).to.deep.equal([
      ...steps.map(({ name }) => name),
      'listLocations',
    ]);
    expect(call.spanContext().traceId).to.equal(TRACE);
    expect(call.parentSpanContext?.spanId).to.equal(CALLER);
    for (const step of spans.filter((span) => span !== call))
      expect(step.parentSpanContext?.spanId, step.name).to.equal(call.spanContext().spanId);
    expect(call.attributes).to.include({ 'http.route': '/api/locations' });
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.to.include('secreto');
  });

  it('have the error code of the step that refused', async () => {
    expect(await get('/api/locations')).to.equal(401);
    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ name }) => name)).to.deep.equal([
      'announceEnd',
      'authenticate',
      'listLocations',
    ]);
    for (const { status } of spans.slice(1))
      expect(status).to.deep.equal({ code: SpanStatusCode.ERROR, message: 'UNAUTHENTICATED' });
    expect(spans.at(-1)!.attributes).to.include({ 'http.response.status_code': 401 });
  });
});
