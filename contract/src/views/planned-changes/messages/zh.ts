import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    PLAN_DAY: '请选择明天起 {{0}} 年以内的日期。',
    PLAN_LATER: '执行此变更后，{{0}} 的预约变更将无法执行。请调整其中一项的日期或将其取消。',
    PLAN_STATE: '该预约变更已不在等待中，可能已执行或已取消。',
  },
  fields: {
    dueOn: '生效日期',
    change: '变更内容',
  },
  operations: {
    'check-planned-change': '检查预约的变更',
    'judge-planned-changes': '再次检查预约的变更',
    'plan-change': '预约变更',
    'move-planned-change': '修改预约变更',
    'cancel-planned-change': '取消预约变更',
    'take-over-planned-change': '接手预约变更',
  },
};
