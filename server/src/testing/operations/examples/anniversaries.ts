import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import { changeAnniversary } from '../../../modules/workplace/anniversaries/operations/change-anniversary.ts';
import { createAnniversary } from '../../../modules/workplace/anniversaries/operations/create-anniversary.ts';
import { chooseHolidays } from '../../../modules/workplace/anniversaries/operations/choose-holidays.ts';
import { createCalendar } from '../../../modules/workplace/anniversaries/operations/create-calendar.ts';
import { deleteAnniversary } from '../../../modules/workplace/anniversaries/operations/delete-anniversary.ts';
import { endFeed } from '../../../modules/workplace/anniversaries/operations/end-feed.ts';
import { renewFeed } from '../../../modules/workplace/anniversaries/operations/renew-feed.ts';
import { restoreAnniversary } from '../../../modules/workplace/anniversaries/operations/restore-anniversary.ts';
import { loadHolidays } from '../../../modules/workplace/anniversaries/operations/load-holidays.ts';
import { example, step } from './example.ts';

const foundation = { subject: '창립기념일', date: '2026-03-02', isHoliday: true } as const;
const createFoundation = step(createAnniversary, foundation);
const first = { kind: 'anniversary', id: '{0.anniversaryId}' };
const calendar = { kind: 'calendar', id: 'HOL1' };

export const examples = [
  example(createCalendar, {
    input: { subject: '회사 기념일' },
    leaves: () => ({ audit: [{ target: calendar }] }),
  }),
  example(createAnniversary, {
    input: foundation,
    leaves: ({ anniversaryId }) => ({ audit: [{ target: { kind: 'anniversary', id: anniversaryId } }] }),
  }),
  example(changeAnniversary, {
    given: [createFoundation],
    input: {
      anniversaryId: '{0.anniversaryId}',
      ...foundation,
      date: '2026-03-03',
      expected: {
        ...foundation,
        isLunar: false,
        isLeapMonth: false,
        everyYears: 1,
        ends: 'never',
        times: null,
        until: '',
      },
    },
    leaves: () => ({ audit: [{ target: first, fields: ['date'], changes: [['date', '2026-03-02', '2026-03-03']] }] }),
  }),
  example(deleteAnniversary, {
    given: Array.from({ length: anniversaryLimits.setUpAnniversaries }, () => createFoundation),
    input: { anniversaryId: '{0.anniversaryId}' },
    leaves: () => ({
      audit: [{ target: first, detail: { called: { name: '창립기념일', englishName: '창립기념일' } } }],
      undo: 'restore-anniversary',
    }),
    meanwhile: { ...createFoundation, refusal: 'SET_UP_LIMIT' },
  }),
  example(restoreAnniversary, {
    given: [createFoundation, step(deleteAnniversary, { anniversaryId: '{0.anniversaryId}' })],
    input: { anniversaryId: '{0.anniversaryId}' },
    leaves: () => ({ audit: [{ target: first }] }),
  }),
  example(endFeed, {
    given: [step(renewFeed, {})],
    input: {},
    leaves: () => ({ audit: [{ target: calendar }] }),
  }),
  example(chooseHolidays, {
    input: { choice: 'JP', expected: 'KR' },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: 'OPERATION{n}' },
          fields: ['holidays'],
          detail: { before: 'KR', choice: 'JP' },
        },
      ],
      undo: 'choose-holidays',
    }),
    meanwhile: { ...step(chooseHolidays, { choice: 'none' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(loadHolidays, {
    role: 'operator',
    input: {
      country: 'KR',
      year: 2099,
      source: '공휴일에 관한 법률',
      days: [{ from: '2099-01-01', name: 'newYear' }],
    },
    leaves: () => ({ audit: [{ target: { kind: 'holiday-year', id: 'KR-2099' }, detail: { days: 1 } }] }),
  }),
];
