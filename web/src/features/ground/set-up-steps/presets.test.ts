import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import { anniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import { setUpBoards } from '@madang/contract/workplace/boards/limits.ts';
import { boardName, englishBoardName } from '@madang/contract/workplace/boards/rules.ts';
import { setUpJobRanks } from '@madang/contract/organisation/job-ranks/limits.ts';
import { createSetUpJobRank } from '@madang/contract/organisation/job-ranks/wire.ts';
import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import { menuInput } from '@madang/contract/workplace/menus/rules.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { offeredPresets } from './presets.ts';
import { presets as cn } from './presets/cn.ts';
import { presets as en } from './presets/en.ts';
import { presets as jp } from './presets/jp.ts';
import { presets as kr } from './presets/kr.ts';
import { presets as tw } from './presets/tw.ts';
import { presets as vn } from './presets/vn.ts';

const countries = Object.entries({ kr, jp, cn, tw, vn, en });
const boardNames = z.strictObject({ boardName, englishBoardName });

function expectDistinct(values: readonly string[]) {
  expect(values).toEqual([...new Set(values)]);
}

test.each(countries)(
  'WIZ-24 RNK-01 LIM-02 the job ranks of %s follow the rules and have unique codes',
  (_, { ranks }) => {
    for (const rows of Object.values(ranks)) {
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.length).toBeLessThanOrEqual(setUpJobRanks);
      expectDistinct(rows.map(({ jobRankCode }) => jobRankCode));
      expectDistinct(rows.map(({ jobRankName }) => jobRankName));
      for (const row of rows) expect(checkValues(createSetUpJobRank.body, row).issues).toEqual([]);
    }
  },
);

test.each(countries)('WIZ-24 BRD-01 LIM-02 the boards of %s follow the rules', (_, { boards }) => {
  for (const rows of Object.values(boards)) {
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThanOrEqual(setUpBoards);
    for (const row of rows) expect(checkValues(boardNames, row).issues).toEqual([]);
  }
});

test.each(countries)('WIZ-24 LIM-02 the menus of %s follow the rules', (_, { menus }) => {
  for (const rows of Object.values(menus)) {
    expect(rows.length).toBeLessThanOrEqual(menuLimits.setUpMenus);
    for (const row of rows) expect(checkValues(menuInput, { kind: 'menu', ...row }).issues).toEqual([]);
  }
});

test.each(countries)('WIZ-24 the messenger is suggested in %s only where it is connected', (_, presets) => {
  const none = { mail: null, messengerDownload: null, meeting: null, drive: null };
  const urls = (services: Parameters<typeof offeredPresets>[1]) =>
    offeredPresets(presets, services).menus.pages.map(({ url }) => url);
  expect(urls({ ...none, messengerDownload: 'https://messenger.example' })).toContain('/supportapp/download');
  expect(urls(none)).toEqual(['/loginapp/password/change']);
  expect(urls(undefined)).toEqual(['/loginapp/password/change']);
});

test.each(countries)(
  'WIZ-24 WIZ-12 LIM-02 the anniversaries of %s are complete except for the company’s own day',
  (_, { anniversaries }) => {
    for (const rows of Object.values(anniversaries)) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(anniversaryLimits.setUpAnniversaries);
      expect(rows.filter(({ date }) => date === '')).toHaveLength(1);
      for (const { date, englishSubject, ...row } of rows) {
        const filled = { ...row, date: `2026-${date || '03-02'}` };
        expect(checkValues(anniversaryInput, filled).issues).toEqual([]);
        expect(englishSubject).toMatch(/^[A-Z][\w’ -]+$/);
      }
    }
  },
);
