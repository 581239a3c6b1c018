import { afterAll, expect, test } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listMailDomains } from '@madang/contract/organisation/mail-domains/routes.ts';
import { type DnsServer, startDnsServer } from '../../../testing/network/dns-server.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const dns: DnsServer = await startDnsServer();
afterAll(() => dns.close());
const app = await startTestApp({ environment: { MADANG_DNS: dns.address } });
const path = '/api/v1/mail-domains';
let companies = 0;

/** A company with one domain: three of these tests wait for a name server, all of them at once. */
async function domainOfItsOwn() {
  companies += 1;
  const domain = `server-${companies}.example`;
  const by = await administratorOf(app, `SERVERS${companies}`);
  expect((await by.post(path, { domain })).status).toBe(200);
  const [row] = (await by.get(path)).json<AnswerOf<typeof listMailDomains>>().items;
  if (!row) throw new Error('not in the list');
  return { by, row };
}

test.concurrent.each([
  ['is silent', 'silence', 'unreachable'],
  ['fails', 'failure', 'unreachable'],
  ['answers what is no answer', 'broken', 'unreachable'],
  ['knows no such name', 'noName', 'missing'],
  ['has 1,000 other records', Array.from({ length: 1_000 }, (_, n) => `${n}`), 'wrong'],
  [
    'says it has 10,000 records, more than a message holds',
    Array.from({ length: 10_000 }, (_, n) => `${n}`),
    'unreachable',
  ],
] as const)(
  'PRD-04 a name server that %s proves no domain, and the check ends',
  async (_, answer, finding) => {
    const { by, row } = await domainOfItsOwn();
    dns.names.set(row.recordName, answer);
    expect((await by.post(`${path}/${row.domainId}/checks`, {})).json()).toEqual({ state: 'waiting', finding });
  },
  15_000,
);

test.concurrent.each([
  ['another name', { owner: 'other.example' }],
  ['the domain itself, above the name that was asked for', { owner: 'parent' }],
  ['a name in another zone, to which a CNAME leads', { owner: 'proofs.service.example', isAlias: true }],
  ['a name in the same zone, to which a CNAME leads', { owner: 'parent', isAlias: true }],
] as const)('PRD-04 a name server with the right record as one of %s proves no domain', async (_, lie) => {
  const { by, row } = await domainOfItsOwn();
  const owner = lie.owner === 'parent' ? row.domain : lie.owner;
  dns.names.set(row.recordName, { ...lie, texts: [row.recordText], owner });
  const answer = await by.post(`${path}/${row.domainId}/checks`, {});
  expect(answer.json()).toEqual({ state: 'waiting', finding: 'missing' });
  dns.names.set(row.recordName, { texts: [row.recordText], owner: row.recordName.toUpperCase() });
  expect((await by.post(`${path}/${row.domainId}/checks`, {})).json()).toEqual({ state: 'proven', finding: 'found' });
});

test.concurrent.each([
  ['that comes only once the name server was given up', { afterMs: 6_000 }, 'unreachable'],
  ['to a question that no one asked', { toAnother: true }, 'unreachable'],
  ['that is slow', { afterMs: 700 }, 'found'],
] as const)(
  'PRD-04 the right record counts only in an expected answer: one %s',
  async (_, answer, finding) => {
    const { by, row } = await domainOfItsOwn();
    dns.names.set(row.recordName, { texts: [row.recordText], ...answer });
    const state = finding === 'found' ? 'proven' : 'waiting';
    expect((await by.post(`${path}/${row.domainId}/checks`, {})).json()).toEqual({ state, finding });
  },
  15_000,
);
