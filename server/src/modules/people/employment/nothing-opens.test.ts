// Runs on every PostgreSQL: triggers of sessions.
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { waysBesideOf } from '../../../testing/leaving/ways-beside.ts';
import { done, type OpenWay, waysInOf } from '../../../testing/leaving/ways-in.ts';
import { employeesOf, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
await app.setProperty(flowsPerAddress, 1_000_000);
const ways = { ...waysInOf(app), ...waysBesideOf(app) };
const host = await employeesOf(app).administratorOf();
const { companyCode, browser: administrator } = host;

/** Retires by handing everything over that cannot end by itself. */
async function retire(by: Browser, personId: string): Promise<Answer> {
  const own = (await by.get('/api/v1/session')).json<{ personId: string }>().personId;
  const { left } = (await by.get(`${employeesPath}/${personId}/leaving`)).json<{ left: LeftThing[] }>();
  const handovers = left.map(({ kind, thingId, mayEnd }) => ({ kind, thingId, toPersonId: mayEnd ? null : own }));
  const asked = { reason: 'personal', note: '', when: 'now', handovers };
  return by.post(`${employeesPath}/${personId}/retirement`, asked);
}

const acts = {
  retired: retire,
  suspended: (by: Browser, personId: string) =>
    by.post(`${employeesPath}/${personId}/suspension`, { reason: 'lostDevice', note: '', until: null }),
};

/** Counts sessions of a person and sign-ins that wait. */
async function livingOf({ personId }: OpenWay): Promise<number> {
  const { rows } = await app.pools.owner.query<{ count: number }>(
    `select ((select count(*) from sessions where person_id = $1)
      + (select count(*) from pending_log_ins where person_id = $1))::integer as count`,
    [personId],
  );
  return rows[0]?.count ?? 0;
}

test.each(Object.keys(acts) as (keyof typeof acts)[])(
  'STA-02 USR-13 a %s person can open nothing',
  async (state) => {
    expect(Object.keys(ways).length).toBeGreaterThanOrEqual(12);
    const opened: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const again: Record<string, string> = {};
    for (const [name, make] of Object.entries(ways)) {
      const way = await make({ companyCode, administrator });
      const by = way.administrator ?? administrator;
      done(await acts[state](by, way.personId));
      expected[name] = `${way.closed[state]}, 0 living`;
      opened[name] = `${await way.go()}, ${await livingOf(way)} living`;
      if (state !== 'suspended' || !way.comesBack) continue;
      done(await by.post(`${employeesPath}/${way.personId}/suspension/end`, { note: '' }));
      again[name] = await way.go();
    }
    expect(opened).toEqual(expected);
    expect(Object.values(again).filter((code) => code !== 'done')).toEqual([]);
  },
  120_000,
);
