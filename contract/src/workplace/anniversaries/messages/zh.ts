import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SC199: '公司日历（{{0}}）已存在。',
    ANNIVERSARY_LIMIT: '纪念日最多可有 {{0}} 个。',
    ANNIVERSARY_DATE: '请按 {{0}} 格式输入实际存在的日期。',
    ANNIVERSARY_YEAR: '请输入 {{0}} 年到 {{1}} 年之间的年份。',
    ANNIVERSARY_LEAP_MONTH: '该农历年没有这个闰月。',
    ANNIVERSARY_LUNAR_DAY: '该年的这个农历月只有 29 天。',
    ANNIVERSARY_ONE_DAY: '纪念日只能是一整天。',
    ANNIVERSARY_COUNT: '请输入 1 到 {{0}} 之间的整数。',
    ANNIVERSARY_UNTIL: '结束日期不能早于第一次纪念日。',
    HOLIDAY_DAY: '请输入该年份内的日期。',
    HOLIDAY_ORDER: '日期须按顺序排列且不得重叠。',
    HOLIDAY_NAME: '未知的节假日。',
    HOLIDAY_KIND: '补休日须为工作日，调休上班日须为周末。',
  },
  fields: {
    subject: '纪念日名称',
    date: '日期',
    endDate: '结束日期',
    isLunar: '农历',
    isLeapMonth: '闰月',
    isHoliday: '休息日',
    everyYears: '每几年一次',
    ends: '重复结束',
    times: '重复次数',
    until: '最后日期',
    color: '颜色',
  },
};
