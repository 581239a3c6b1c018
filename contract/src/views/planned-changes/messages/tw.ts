import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    PLAN_DAY: '請選擇明天起 {{0}} 年內的日期。',
    PLAN_LATER: '執行此變更後，{{0}} 的預約變更將無法執行。請調整其中一項的日期或將其取消。',
    PLAN_STATE: '此預約變更已不在等待中，可能已執行或已取消。',
  },
  fields: {
    dueOn: '生效日期',
    change: '變更內容',
  },
  operations: {
    'check-planned-change': '檢查預約的變更',
    'judge-planned-changes': '再次檢查預約的變更',
    'plan-change': '預約變更',
    'move-planned-change': '修改預約變更',
    'cancel-planned-change': '取消預約變更',
    'take-over-planned-change': '接手預約變更',
  },
};
