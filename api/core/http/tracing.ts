import {
  context,
  propagation,
  ProxyTracerProvider,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { refusalOf } from './errorResponses.ts';
import type { Exchange, Step } from './exchange.ts';
import type { Run } from './run.ts';

/** Whether the operator has registered an OpenTelemetry SDK in this process, as with `NODE_OPTIONS=--import`. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return provider instanceof ProxyTracerProvider && provider.getDelegateTracer(NAME) !== undefined;
}

/**
 * Runs a call in a span that is named by its operationId: below the active span, or below the one that the caller names in
 * `traceparent`.
 */
export function tracedCall(call: Run): Run {
  return (exchange) => {
    const { ctx, path, operation } = exchange;
    const isInner = trace.getActiveSpan() !== undefined;
    const parent = isInner ? context.active() : propagation.extract(context.active(), ctx.headers);
    const attributes = { 'http.request.method': ctx.method, 'http.route': `/api${path}` };
    const options = { kind: isInner ? SpanKind.INTERNAL : SpanKind.SERVER, attributes };
    const span = trace.getTracer(NAME).startSpan(operation.operationId, options, parent);
    return context.with(trace.setSpan(parent, span), () => runIn(span, () => call(exchange)));
  };
}

const NAME = 'anden';

/** Runs a step in a span with its name, below the span of the call. */
export function tracedStep(step: Step): Step {
  return (exchange: Exchange) => {
    const outer = context.active();
    const span = trace.getTracer(NAME).startSpan(step.name, {}, outer);
    return context.with(trace.setSpan(outer, span), () => runIn(span, () => step(exchange)));
  };
}

/** Runs the work and ends the span; an error before that marks it with the error code. */
async function runIn(span: Span, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (span.isRecording()) {
      const { code, status } = refusalOf(error);
      span.setStatus({ code: SpanStatusCode.ERROR, message: code });
      span.setAttribute('http.response.status_code', status);
    }
    throw error;
  } finally {
    if (span.isRecording()) span.end();
  }
}
