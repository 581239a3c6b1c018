import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Attributes of a span: names and numbers of the product, never a person's input or name. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Kind of a span's work: an incoming call, work inside, a wait for another server, or a deferred job. */
export type SpanKind = 'call' | 'inside' | 'outgoing' | 'job';

/** A span that has begun; ended once, with the error that it ended by. */
export interface OpenSpan {
  readonly run: <T>(work: () => T) => T;
  readonly end: (more?: Attributes, error?: unknown) => void;
}

/** Recorder of spans, created by `startTraces`; without it nothing is recorded. */
export interface Recorder {
  /** `parent`: a traceparent; absent: the work that runs. */
  readonly begin: (name: string, kind: SpanKind, attributes: Attributes, parent?: string) => OpenSpan;
  readonly watch: (pool: pg.Pool) => void;
  readonly stop: () => Promise<void>;
}

/** The traceparent (W3C Trace Context) of the work that runs, and what the recorder knows it by. */
export interface Running {
  readonly traceparent: string;
  readonly context: unknown;
}

export const running = new AsyncLocalStorage<Running>();

/** The traceparent of the work that runs; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  return running.getStore()?.traceparent;
}

/** Does work as a span; without a recorder it is done and no more. */
export async function traced<T>(
  recorder: Recorder | undefined,
  span: {
    readonly name: string;
    readonly kind: SpanKind;
    readonly attributes?: Attributes;
    readonly parent?: string | undefined;
  },
  work: () => Promise<T>,
): Promise<T> {
  if (!recorder) return work();
  const { end, run } = recorder.begin(span.name, span.kind, span.attributes ?? {}, span.parent);
  try {
    const done = await run(work);
    end();
    return done;
  } catch (error) {
    end({}, error);
    throw error;
  }
}

const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** A traceparent of the one version that there is; undefined for anything else. */
export function readTraceparent(text: unknown): string | undefined {
  return typeof text === 'string' && wellFormed.test(text) ? text : undefined;
}
