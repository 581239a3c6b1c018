import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    SC199: '公司行事曆（{{0}}）已存在。',
    ANNIVERSARY_LIMIT: '紀念日最多可有 {{0}} 個。',
    ANNIVERSARY_DATE: '請以 {{0}} 格式輸入實際存在的日期。',
    ANNIVERSARY_YEAR: '請輸入 {{0}} 年到 {{1}} 年之間的年份。',
    ANNIVERSARY_LEAP_MONTH: '該農曆年沒有這個閏月。',
    ANNIVERSARY_LUNAR_DAY: '該年的這個農曆月只有 29 天。',
    ANNIVERSARY_ONE_DAY: '紀念日只能是一整天。',
    ANNIVERSARY_COUNT: '請輸入 1 到 {{0}} 之間的整數。',
    ANNIVERSARY_UNTIL: '結束日期不可早於第一次紀念日。',
    HOLIDAY_DAY: '請輸入該年份內的日期。',
    HOLIDAY_ORDER: '日期須依順序排列且不得重疊。',
    HOLIDAY_NAME: '未知的假日。',
    HOLIDAY_KIND: '補假日須為平日，補班日須為週末。',
  },
  fields: {
    subject: '紀念日名稱',
    date: '日期',
    endDate: '結束日期',
    isLunar: '農曆',
    isLeapMonth: '閏月',
    isHoliday: '假日',
    everyYears: '每幾年一次',
    ends: '重複結束',
    times: '重複次數',
    until: '最後日期',
    color: '顏色',
  },
};
