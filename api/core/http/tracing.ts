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

/** Whether the operator has registered an OpenTelemetry SDK in this process, as with `NODE_OPTIONS=--import`. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return provider instanceof ProxyTracerProvider && provider.getDelegateTracer(NAME) !== undefined;
}

/**
 * The steps, each in a span with its name, below a span of the whole call, which is named by operationId. That one is
 * below the active span, or below the one that the caller names in `traceparent`.
 */
export function tracedSteps(steps: Step[]): Step[] {
  return [traceCall, ...steps.map(traced)];
}

const NAME = 'anden';

async function traceCall({ ctx, path, operation }: Exchange, next: () => Promise<void>) {
  const isInner = trace.getActiveSpan() !== undefined;
  const parent = isInner ? context.active() : propagation.extract(context.active(), ctx.headers);
  const attributes = { 'http.request.method': ctx.method, 'http.route': `/api${path}` };
  const options = { kind: isInner ? SpanKind.INTERNAL : SpanKind.SERVER, attributes };
  const span = trace.getTracer(NAME).startSpan(operation.operationId, options, parent);
  await context.with(trace.setSpan(parent, span), () => runIn(span, next));
}

/** Runs a step in a span that ends when the step calls the next one, or is finished. */
function traced(step: Step): Step {
  return (exchange, next) => {
    const outer = context.active();
    const span = trace.getTracer(NAME).startSpan(step.name, {}, outer);
    const endAndGoOn = () => {
      span.end();
      return context.with(outer, next);
    };
    const run = () => runIn(span, () => step(exchange, endAndGoOn));
    return context.with(trace.setSpan(outer, span), run);
  };
}

/** Runs the work and ends the span; an error before that marks it with the error code. */
async function runIn(span: Span, work: () => Promise<void>): Promise<void> {
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
