import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { CallerToken } from '../auth/session.ts';

/** The result of a handler whose answer is a stream of server-sent events: `begin` gets the open response and the caller's token. */
export class EventStream {
  constructor(readonly begin: (response: ServerResponse, token: CallerToken) => void) {}
}

/** Sends the head of the answer, at once and through proxies that collect answers, and hands over the response. */
export function sendEventStream(ctx: Context, stream: EventStream): void {
  ctx.respond = false;
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  ctx.res.write(':\n\n');
  stream.begin(ctx.res, ctx.state.token as CallerToken);
}
