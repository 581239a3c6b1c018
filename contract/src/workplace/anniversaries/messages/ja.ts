import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    SC199: '会社カレンダー（{{0}}）はすでにあります。',
    ANNIVERSARY_LIMIT: '記念日は最大{{0}}件まで登録できます。',
    ANNIVERSARY_DATE: '{{0}}の形式で、実在する日付を入力してください。',
    ANNIVERSARY_YEAR: '{{0}}年から{{1}}年までの年を入力してください。',
    ANNIVERSARY_LEAP_MONTH: 'その年の旧暦にこの閏月はありません。',
    ANNIVERSARY_LUNAR_DAY: 'その年のこの旧暦の月は29日までです。',
    ANNIVERSARY_ONE_DAY: '記念日は終日の1日だけ登録できます。',
    ANNIVERSARY_COUNT: '1から{{0}}までの整数を入力してください。',
    ANNIVERSARY_UNTIL: '終了日は最初の記念日より前にできません。',
    HOLIDAY_DAY: 'その年にある日付を入力してください。',
    HOLIDAY_ORDER: '日付は順番に、重ならないように入力してください。',
    HOLIDAY_NAME: '登録されていない祝日です。',
    HOLIDAY_KIND: '振替休日は平日、振替出勤日は週末でなければなりません。',
  },
  fields: {
    subject: '記念日名',
    date: '日付',
    endDate: '終了日付',
    isLunar: '旧暦',
    isLeapMonth: '閏月',
    isHoliday: '休日',
    everyYears: '何年ごと',
    ends: '繰り返しの終了',
    times: '繰り返し回数',
    until: '最後の日付',
    color: '色',
  },
};
