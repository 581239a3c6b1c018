import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB707: '这是该成员所属公司的部门，请选择其他公司。',
    MB709: '该成员已有申请中或已安排的派驻。',
    MB710: '派驻状态已发生变化，请重新加载。',
    MB711: '派驻须从今天或以后开始，最后一天不得早于开始日，且最长 10 年。',
    MB712: '部门不存在，请选择其他部门。',
    MB714: '请选择晚于当前最后一天的日期。',
    MB715: '该成员已使用同一账号登录该公司，请先解除关联。',
    MB854: '可派驻的公司中没有使用该代码的公司。',
  },
  fields: {
    hostCode: '接收公司',
    basis: '派驻依据',
    askedUntil: '申请的最后一天',
  },
  operations: {
    'ask-for-dispatch': '申请派驻',
    'withdraw-dispatch': '撤回派驻申请',
    'prolong-dispatch': '申请延长派驻',
    'accept-dispatch': '接受派驻',
    'refuse-dispatch': '拒绝派驻',
    'release-dispatch': '解除派驻',
    'hear-of-dispatch': '所属公司的派驻通知',
    'hear-of-dispatch-answer': '接收公司的答复',
    'end-dispatch': '派驻结束',
    'settle-dispatch': '按日期开始或结束派驻',
    'list-dispatches': '查看派驻列表',
    'read-dispatch': '查看派驻',
  },
};
