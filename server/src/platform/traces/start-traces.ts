import { type Context, ROOT_CONTEXT, type Span, SpanKind as Kinds, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { outcomeOf } from '../../kernel/process/figures.ts';
import { watchStatements } from './watch-statements.ts';
import {
  type Attributes,
  type OpenSpan,
  type Recorder,
  readTraceparent,
  running,
  type SpanKind,
} from '../../kernel/traces/traces.ts';

const kinds: Readonly<Record<SpanKind, Kinds>> = {
  call: Kinds.SERVER,
  inside: Kinds.INTERNAL,
  outgoing: Kinds.CLIENT,
  job: Kinds.CONSUMER,
};

/** No call waits for spans: a collector that is away costs the ones that do not fit. */
const batches = { scheduledDelayMillis: 2_000, maxQueueSize: 4_096, exportTimeoutMillis: 5_000 };

interface TracesSettings {
  readonly url: string;
  readonly percent: number;
  /** Hears whether the collector took spans: at the first time, and each time that this becomes another. */
  readonly changed?: (areTaken: boolean) => void;
}

/** Sends spans to `url` (OTLP over HTTP). This file alone loads OpenTelemetry, where traces are wanted. */
export function startTraces(
  { url, percent, changed = () => {} }: TracesSettings,
  process: { readonly build: string; readonly work: string },
): Recorder {
  const chosen = percent === 100 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(percent / 100);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'madang',
      'service.version': process.build,
      'madang.work': process.work,
    }),
    sampler: new ParentBasedSampler({ root: chosen }),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterTo(url, changed), ...batches })],
  });
  const tracer = provider.getTracer('madang');
  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent?: string): OpenSpan => {
    const above = parent === undefined ? contextNow() : contextOf(parent);
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, above);
    const context = trace.setSpan(above, span);
    return {
      run: (work) => running.run({ context, traceparent: traceparentOf(span) }, work),
      end: (more, error) => end(span, more, error),
    };
  };
  return {
    begin,
    watch: (pool) => watchStatements(pool, begin),
    // A collector that is away keeps no process from its end.
    stop: () => provider.shutdown().catch(() => {}),
  };
}

function exporterTo(url: string, changed: (areTaken: boolean) => void): OTLPTraceExporter {
  const exporter = new OTLPTraceExporter({ url: endpointOf(url) });
  const send = exporter.export.bind(exporter);
  let before: boolean | undefined;
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      const areTaken = result.code === 0;
      if (areTaken !== before) changed(areTaken);
      before = areTaken;
      done(result);
    });
  return exporter;
}

/** A collector's address without a path has the standard one for traces. */
function endpointOf(url: string): string {
  const address = new URL(url);
  if (address.pathname === '/') address.pathname = '/v1/traces';
  return address.href;
}

function end(span: Span, more: Attributes = {}, error?: unknown): void {
  span.setAttributes(more);
  if (error !== undefined) {
    const outcome = outcomeOf(error);
    span.setAttribute('madang.outcome', outcome);
    // A refusal is an answer; the texts of errors may hold what a person typed.
    if (/^(failed|unavailable|conflict)$/.test(outcome))
      span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
  }
  span.end();
}

function contextNow(): Context {
  return (running.getStore()?.context as Context | undefined) ?? ROOT_CONTEXT;
}

function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = '00'] = readTraceparent(traceparent)?.split('-') ?? [];
  if (traceId === '') return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
