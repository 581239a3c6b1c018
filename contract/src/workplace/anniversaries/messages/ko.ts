import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    SC199: '회사 캘린더({{0}})가 이미 있습니다.',
    ANNIVERSARY_LIMIT: '기념일은 최대 {{0}}개까지 등록할 수 있습니다.',
    ANNIVERSARY_DATE: '{{0}} 형식으로 실제 있는 날짜를 입력해 주세요.',
    ANNIVERSARY_YEAR: '{{0}}년부터 {{1}}년까지 입력할 수 있습니다.',
    ANNIVERSARY_LEAP_MONTH: '그해 음력에는 이 윤달이 없습니다.',
    ANNIVERSARY_LUNAR_DAY: '그해의 이 음력 달은 29일까지만 있습니다.',
    ANNIVERSARY_ONE_DAY: '기념일은 하루 종일인 하루만 등록할 수 있습니다.',
    ANNIVERSARY_COUNT: '1부터 {{0}}까지의 정수를 입력해 주세요.',
    ANNIVERSARY_UNTIL: '종료일은 첫 기념일보다 빠를 수 없습니다.',
    HOLIDAY_DAY: '해당 연도에 있는 날짜를 입력해 주세요.',
    HOLIDAY_ORDER: '날짜는 순서대로, 겹치지 않게 입력해 주세요.',
    HOLIDAY_NAME: '알 수 없는 공휴일입니다.',
    HOLIDAY_KIND: '대체공휴일은 평일, 대체근무일은 주말이어야 합니다.',
  },
  fields: {
    subject: '기념일명',
    date: '날짜',
    endDate: '종료 날짜',
    isLunar: '음력',
    isLeapMonth: '윤달',
    isHoliday: '휴일',
    everyYears: '반복 주기(년)',
    ends: '반복 종료',
    times: '반복 횟수',
    until: '마지막 날짜',
    color: '색상',
  },
};
