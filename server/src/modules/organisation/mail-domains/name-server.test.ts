import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listMailDomains } from '@madang/contract/organisation/mail-domains/routes.ts';
import { knotProgram, startKnot } from '../../../testing/network/knot.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const path = '/api/v1/mail-domains';

test.skipIf(!existsSync(knotProgram))(
  'PRD-04 a real name server, Knot DNS, verifies a domain, withdraws the proof and is reported when it is gone',
  async () => {
    const knot = await startKnot('saebyeok.example');
    try {
      const app = await startTestApp({ environment: { MADANG_DNS: knot.address }, work: false });
      const by = await administratorOf(app, 'KNOT1');
      const rowOf = async (domain: string) => {
        expect((await by.post(path, { domain })).status).toBe(200);
        const { items } = (await by.get(path)).json<AnswerOf<typeof listMailDomains>>();
        const row = items.find((each) => each.shownDomain === domain);
        if (!row) throw new Error('not in the list');
        const check = async () => (await by.post(`${path}/${row.domainId}/checks`, {})).json();
        return { ...row, check };
      };
      const whole = await rowOf('saebyeok.example');
      expect(await whole.check()).toEqual({ state: 'waiting', finding: 'missing' });
      await knot.publish(['_madang TXT "madang-domain=another"']);
      expect(await whole.check()).toEqual({ state: 'waiting', finding: 'wrong' });
      // More than a datagram takes, so the answer comes by TCP; and a text in two strings, as long ones have to be.
      const others = Array.from({ length: 60 }, (_, n) => `_madang TXT "v=other ${n} ${'x'.repeat(100)}"`);
      const [first, second] = [whole.recordText.slice(0, 20), whole.recordText.slice(20)];
      await knot.publish([...others, `_madang TXT "${first}" "${second}"`]);
      expect(await whole.check()).toEqual({ state: 'proven', finding: 'found' });
      // A part of the zone whose name is written in Korean, and a name that leads to another one, which proves nothing.
      const part = await rowOf('한빛.saebyeok.example');
      const [label = ''] = part.domain.split('.');
      expect(label).toMatch(/^xn--/);
      await knot.publish([`_madang.${label} CNAME proofs`, `proofs TXT "${part.recordText}"`]);
      expect(await part.check()).toEqual({ state: 'waiting', finding: 'missing' });
      await knot.publish([`* TXT "${part.recordText}"`]);
      expect(await part.check()).toEqual({ state: 'proven', finding: 'found' });
      await knot.publish([`_madang.${label} TXT "${part.recordText}"`]);
      expect(await part.check()).toEqual({ state: 'proven', finding: 'found' });
      expect(await whole.check()).toEqual({ state: 'withdrawn', finding: 'missing' });
      await knot.close();
      expect(await part.check()).toEqual({ state: 'proven', finding: 'unreachable' });
    } finally {
      await knot.close();
    }
  },
  60_000,
);
