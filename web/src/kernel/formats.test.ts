import { languages } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';
import { setZoneHere } from '../ui/dates/zone.ts';
import { formatClock, formatDate, formatName, formatNumber, formatRelative, formatSince } from './formats.ts';

test('PRD-03 names in Hangul and Han are surname first without a space in every language', () => {
  for (const language of languages) {
    expect(formatName({ surname: '김', givenName: '하늘' }, language)).toBe('김하늘');
    expect(formatName({ surname: '佐藤', givenName: '美咲' }, language)).toBe('佐藤美咲');
  }
});

test('PRD-03 names in Latin letters follow the language of the reader', () => {
  const name = { surname: 'Nguyễn', givenName: 'Minh Châu' };
  expect(formatName(name, 'en')).toBe('Minh Châu Nguyễn');
  for (const language of ['ko', 'zh', 'ja', 'tw', 'vi'] as const) {
    expect(formatName(name, language)).toBe('Nguyễn Minh Châu');
  }
});

test('a name of mixed letters keeps its space, and a name of one part needs none', () => {
  expect(formatName({ surname: '김', givenName: 'Haneul' }, 'ko')).toBe('김 Haneul');
  expect(formatName({ surname: '', givenName: ' Sukarno ' }, 'en')).toBe('Sukarno');
});

test('PRD-03 dates and numbers follow the language', () => {
  const moment = new Date('2026-11-21T15:30:00Z');
  expect(formatDate(moment, 'ko', 'date', 'Asia/Seoul')).toBe('2026.\u{A0}11.\u{A0}22.');
  expect(formatDate(moment, 'en', 'date', 'UTC')).toBe('Nov\u{A0}21,\u{A0}2026');
  expect(formatDate(moment, 'ja', 'month', 'UTC')).toBe('2026年11月');
  expect(formatNumber(1234.5, 'vi')).toBe('1.234,5');
});

test('a line breaks between a date and its time, and at no other place in them', () => {
  const moment = new Date('2026-09-01T06:05:00Z');
  const pieces = (language: 'ko' | 'en' | 'vi') => formatDate(moment, language, 'dateTime', 'UTC').split(' ');
  expect(pieces('ko')).toEqual(['2026.\u{A0}9.\u{A0}1.', '오전\u{A0}6:05']);
  expect(pieces('en')).toEqual(['Sep\u{A0}1,\u{A0}2026,', '6:05\u{202F}AM']);
  expect(pieces('vi')).toEqual(['06:05', '1\u{A0}thg\u{A0}9,\u{A0}2026']);
});

test('a day without a time is the same day in every time zone', () => {
  expect(formatDate('2026-01-01', 'en')).toBe('Jan\u{A0}1,\u{A0}2026');
});

test('ACC-16 a time is shown in the zone chosen by the reader, unless it names another', () => {
  setZoneHere('Asia/Seoul');
  const moment = '2026-11-21T15:30:00Z';
  expect(formatDate(moment, 'ko', 'dateTime')).toMatch(/22\..*오전.12:30$/u);
  expect(formatDate(moment, 'ko', 'dateTime', 'UTC')).toMatch(/21\..*오후.3:30$/u);
  expect(formatDate('2026-11-21', 'ko')).toBe('2026.\u{A0}11.\u{A0}21.');
  // Past midnight in Seoul, and the evening before in London.
  expect(formatSince('2026-11-20T14:00:00Z', 'ko', new Date('2026-11-21T14:30:00Z'))).toBe('어제');
  expect(formatSince('2026-11-20T15:10:00Z', 'ko', new Date('2026-11-21T14:30:00Z'))).toBe('23시간 전');
  setZoneHere(null);
});

test('an age is shown in the largest whole unit', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (ms: number) => formatRelative(new Date(now.getTime() - ms), 'en', now);
  expect([ago(20_000), ago(3 * 60_000), ago(5 * 3_600_000), ago(86_400_000)]).toEqual([
    '20 seconds ago',
    '3 minutes ago',
    '5 hours ago',
    'yesterday',
  ]);
});

test('PRD-03 POR-04 a list shows ages for today, then yesterday, then the day, in six languages', () => {
  const now = new Date(2026, 10, 21, 12);
  const since = (moment: Date, language: 'ko' | 'en') => formatSince(moment, language, now).replaceAll(/\s/g, ' ');
  const moments = [
    new Date(2026, 10, 21, 11, 59, 30),
    new Date(2026, 10, 21, 11, 57),
    new Date(2026, 10, 21, 9),
    new Date(2026, 10, 20, 23),
    new Date(2026, 10, 18),
    new Date(2025, 11, 31),
  ];
  const [ko, en] = (['ko', 'en'] as const).map((language) => moments.map((moment) => since(moment, language)));
  expect(ko).toEqual(['지금', '3분 전', '3시간 전', '어제', '11월 18일', '2025. 12. 31.']);
  expect(en).toEqual(['Now', '3 min. ago', '3 hr. ago', 'Yesterday', 'Nov 18', 'Dec 31, 2025']);
  // An hour before midnight is not yet yesterday to anyone who reads shortly after it.
  expect(formatSince(new Date(2026, 10, 20, 23, 50), 'ko', new Date(2026, 10, 21, 0, 10))).toBe('20분 전');
  for (const language of languages)
    expect(new Set(moments.map((moment) => formatSince(moment, language, now))).size, language).toBe(moments.length);
});

test('OTP-01 the clock counts three minutes', () => {
  expect([180, 61, 9.2, 0, -5].map(formatClock)).toEqual(['03:00', '01:01', '00:10', '00:00', '00:00']);
});
