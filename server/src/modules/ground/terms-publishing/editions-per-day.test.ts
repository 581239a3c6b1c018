import { expect, test } from 'vitest';
import { daySeconds, hourSeconds } from '@madang/contract/kernel/durations.ts';
import { editionsPerDay } from '@madang/contract/ground/terms-publishing/limits.ts';
import type { DraftAnswer, VersionRow } from '@madang/contract/ground/terms-publishing/routes.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const place = '/api/v1/operator/terms/PIAR/JP';
const zone = 'Asia/Tokyo';

test('TRM-06 nine versions of a text can take effect on one day, and the tenth is refused with a message', async () => {
  // In the morning of the country, so that all of them fall on one day.
  const hour = Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format());
  await app.advance((((8 - hour) * hourSeconds) % daySeconds) + daySeconds);
  const operator = await operatorBrowser(app);
  const publish = async () => {
    const { basis } = (await operator.get(`${place}/draft`)).json<DraftAnswer>();
    const part = { content: '<p>words</p>', isRequired: true, consent: null };
    const texts = [{ language: 'en', title: 'Privacy', summary: 'Other words.', parts: [part] }];
    const saved = await operator.put(`${place}/draft`, { needsConsent: true, texts, basis });
    expect(saved.status, saved.text).toBe(200);
    const body = { basis: saved.json<DraftAnswer>().basis, takesEffectOn: null };
    const published = await operator.post(`${place}/draft/publication`, body);
    await app.advance(61);
    return published;
  };
  for (let number = 1; number <= editionsPerDay; number += 1) {
    const { status, text } = await publish();
    expect([number, status], text).toEqual([number, 200]);
  }
  const tenth = await publish();
  expect([tenth.status, tenth.error.fields[0]]).toMatchObject([
    409,
    { path: 'takesEffectOn', code: 'EDITION_DAY_FULL', params: { 0: editionsPerDay } },
  ]);
  const { items: versions } = (await operator.get('/api/v1/operator/terms')).json<{ items: VersionRow[] }>();
  expect(versions.filter(({ countryCode }) => countryCode === 'JP')).toHaveLength(editionsPerDay);
});
