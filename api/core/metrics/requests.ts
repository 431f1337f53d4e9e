import type { ServerResponse } from 'node:http';
import type Koa from 'koa';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/**
 * Counts and times requests by operationId (`site` for pages and files), never by path; the time ends with the last byte
 * of the answer.
 */
export function measureRequests(register: Registry): Koa.Middleware {
  const registers = [register];
  const requests = new Counter({ ...REQUESTS, registers });
  const errors = new Counter({ ...ERRORS, registers });
  const durations = new Histogram({ ...DURATIONS, registers });
  const openResponses = new Set<ServerResponse>();
  new Gauge({ ...OPEN_REQUESTS, registers, collect: setGauge(() => openResponses.size) });
  new Gauge({
    ...OPEN_STREAMS,
    registers,
    collect: setGauge(() => [...openResponses].filter(isStream).length),
  });

  return (ctx, next) => {
    const { res } = ctx;
    openResponses.add(res);
    const startedAt = performance.now();
    res.once('close', () => {
      openResponses.delete(res);
      const operation = ctx.state.operationId ?? 'site';
      requests.inc({ operation, status: res.statusCode });
      durations.observe({ operation }, (performance.now() - startedAt) / 1000);
      if (ctx.state.errorCode) errors.inc({ operation, code: ctx.state.errorCode });
    });
    return next();
  };
}

const REQUESTS = {
  name: 'anden_http_requests_total',
  help: 'Answered requests',
  labelNames: ['operation', 'status'],
};

const ERRORS = {
  name: 'anden_http_errors_total',
  help: 'Requests that were answered with an error code of the contract',
  labelNames: ['operation', 'code'],
};

const DURATIONS = {
  name: 'anden_http_request_duration_seconds',
  help: 'Time from the first line of the request to the last byte of the answer',
  labelNames: ['operation'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
};

const OPEN_REQUESTS = { name: 'anden_http_open_requests', help: 'Requests being answered' };

const OPEN_STREAMS = {
  name: 'anden_http_open_streams',
  help: 'Answers of which a part has been sent: downloads, exports and event streams',
};

function setGauge(value: () => number) {
  return function (this: Gauge) {
    this.set(value());
  };
}

function isStream({ headersSent }: ServerResponse): boolean {
  return headersSent;
}
