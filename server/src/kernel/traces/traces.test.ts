// Runs once: it starts processes of the product.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { ownDatabase } from '../../testing/database/own-database.ts';
import { ProductProcess } from '../../testing/product-process.ts';
import { peersIn } from './trace-calls.ts';
import { readTraceparent } from './traces.ts';
import { summaryOf } from '../../platform/traces/watch-statements.ts';

const patience = { timeout: 90_000 };

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code?: number };
}

/** Starts a collector of traces: OTLP over HTTP, in JSON. */
async function startCollector() {
  const spans: Span[] = [];
  let everything = '';
  const take = async (request: IncomingMessage) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    everything += body;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  };
  const server = createServer((request, response) => {
    void take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => everything,
    /** Spans leave together, some seconds later. */
    some: async (isIt: (span: Span) => boolean): Promise<Span> => {
      await expect.poll(() => spans.some(isIt), { timeout: 15_000, interval: 100 }).toBe(true);
      return spans.find(isIt) as Span;
    },
  };
}

async function startProduct(environment: Readonly<Record<string, string>>): Promise<ProductProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-traces-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url } = await ownDatabase();
  const product = await ProductProcess.start({
    DATABASE_URL: url,
    MADANG_DATA: folder,
    LOG_LEVEL: 'info',
    ...environment,
  });
  onTestFinished(() => product.kill());
  return product;
}

const address = 'hana.seo@mail.example';
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

/** A call that writes, and has a mail sent. */
const askForCode = ({ baseUrl }: ProductProcess, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${baseUrl}${sendCode.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-madang': '1', traceparent, ...headers },
    body: JSON.stringify(z.encode(sendCode.body, { option: 'externalMail', target: address, companyCode: '' })),
  });

const attribute = (span: Span, key: string) =>
  Object.values(span.attributes.find((each) => each.key === key)?.value ?? {})[0];

test(
  'OPS-14 a call continues its caller’s trace: operation, statements by name, the job and its mail, and the log line',
  patience,
  async () => {
    const collector = await startCollector();
    const product = await startProduct({ MADANG_TRACES_URL: collector.url, MADANG_TRUSTED_PROXIES: '127.0.0.1,::1' });
    expect((await askForCode(product)).status).toBe(200);
    const sent = await collector.some(({ name }) => name === 'send mail');
    const call = await collector.some(({ name }) => name === `POST ${sendCode.path}`);
    expect(call).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
    expect(attribute(call, 'http.route')).toBe(sendCode.path);
    expect(Number(attribute(call, 'http.response.status_code'))).toBe(200);
    const of = (name: string) => collector.spans.find((each) => each.name === name && each.traceId === caller.traceId);
    const [operation, insert, commit, job] = [
      of('send-code'),
      of('insert outbox'),
      of('commit'),
      of('job deliver-message'),
    ];
    expect(operation?.parentSpanId).toBe(call.spanId);
    expect([insert?.parentSpanId, commit?.parentSpanId]).toEqual([operation?.spanId, operation?.spanId]);
    expect(attribute(insert as Span, 'madang.statement')).toMatch(/^[\w-]{16}$/);
    // The job belongs to what asked for it, and the mail to its job.
    expect([job?.parentSpanId, sent.parentSpanId]).toEqual([operation?.spanId, job?.spanId]);
    expect(sent.traceId).toBe(caller.traceId);
    const answered = () =>
      product.output.split('\n').find((line) => line.includes('"answered"') && line.includes(sendCode.path));
    await expect.poll(answered, { timeout: 5_000 }).toContain(`"traceparent":"00-${caller.traceId}-${call.spanId}-01"`);
    expect(collector.text()).not.toMatch(/hana|mail\.example|set local|values \(/i);
    expect(product.output).not.toContain(address);
  },
);

test(
  'OPS-14 a trace is continued only from a trusted proxy, a refusal is not an error, and background work sends none',
  patience,
  async () => {
    const collector = await startCollector();
    const product = await startProduct({ MADANG_TRACES_URL: collector.url });
    expect((await askForCode(product)).status).toBe(200);
    expect((await fetch(`${product.baseUrl}/api/v1/session`)).status).toBe(401);
    const refused = await collector.some(({ name }) => name === 'GET /api/v1/session');
    const call = await collector.some(({ name }) => name === `POST ${sendCode.path}`);
    const job = await collector.some(({ name }) => name === 'job deliver-message');
    expect(call.traceId).not.toBe(caller.traceId);
    expect(call.parentSpanId ?? '').toBe('');
    expect(job.traceId).toBe(call.traceId);
    expect(refused.traceId).not.toBe(call.traceId);
    expect(refused.status?.code ?? 0).toBe(0);
    const ids = new Set(collector.spans.map(({ spanId }) => spanId));
    const alone = collector.spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).map(({ name }) => name);
    // Nor do the questions whether it is there.
    expect(alone.filter((name) => !/^(GET \/api|POST \/|job )/.test(name))).toEqual([]);
  },
);

test(
  'OPS-14 without a collector tracing is neither loaded nor logged, and an unreachable one affects no call',
  patience,
  async () => {
    const plain = await startProduct({ MADANG_TRUSTED_PROXIES: '127.0.0.1,::1' });
    expect((await askForCode(plain)).status).toBe(200);
    await expect.poll(() => plain.output, { timeout: 5_000 }).toContain('"answered"');
    expect(plain.output).not.toContain('traceparent');
    const root = join(import.meta.dirname, '../../..');
    const sources = globSync('src/**/*.ts', { cwd: root }).map(
      (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
    );
    const loading = sources.filter(([, text]) => /^(import|export) (?!type ).*from '@opentelemetry/m.test(text));
    expect(loading.map(([file]) => file)).toEqual(['src/platform/traces/start-traces.ts']);
    const importing = sources.filter(([, text]) => /from '[^']*start-traces\.ts'/.test(text));
    expect(importing.map(([file]) => file)).toEqual([]);
    const away = await startProduct({ MADANG_TRACES_URL: 'http://127.0.0.1:9' });
    expect((await askForCode(away)).status).toBe(200);
    const told = 'the collector of MADANG_TRACES_URL takes no traces';
    await expect.poll(() => away.output, { timeout: 20_000 }).toContain(told);
    await away.stop();
    expect(await away.exitCode()).toBe(0);
    expect(away.output.split(told)).toHaveLength(2);
  },
);

test('OPS-14 statements are named by verb and table, proxies by network, and a traceparent is checked by its form', () => {
  expect([
    summaryOf('select "a" from "people" where "b" = $1'),
    summaryOf("begin; set local app.company_code = 'HANBIT'"),
    summaryOf('\n  insert into audit_log (a) values ($1)'),
    summaryOf('with written as (insert into undo_steps select 1) select 2'),
    summaryOf('select pg_notify($1)'),
  ]).toEqual(['select people', 'begin', 'insert audit_log', 'with undo_steps', 'select']);
  const isTrusted = peersIn(['10.0.0.0/8', '::1']);
  expect(['10.1.2.3', '::ffff:10.1.2.3', '::1', '11.0.0.1', ''].map(isTrusted)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(
    [traceparent, `01${traceparent.slice(2)}`, `00-${'0'.repeat(32)}-${caller.spanId}-01`, 'x', undefined].map(
      readTraceparent,
    ),
  ).toEqual([traceparent, undefined, undefined, undefined, undefined]);
});
