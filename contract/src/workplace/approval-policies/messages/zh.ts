import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    APPROVAL_POLICY_LIMIT: '最多可添加{{0}}个审批策略。',
    APPROVAL_POLICY_NAME_TAKEN: '该名称已被使用。',
    APPROVAL_POLICY_VERSIONS: '该策略已有{{0}}个版本，请新建策略。',
    APPROVAL_POLICY_HOLDS: '需审批的操作正在使用此策略，请先在审批设置中更改。',
    APPROVAL_AMOUNT: '请输入0到{{0}}之间的整数。',
    APPROVAL_AMOUNT_ORDER: '最高金额不能低于最低金额。',
    APPROVAL_APPROVERS: '根据公司设置，最多可指定{{0}}名审批人。',
    APPROVAL_PERSON: '请选择在职成员。',
    APPROVAL_CODE: '该项已不存在，请重新选择。',
  },
  fields: {
    approvalPolicyName: '名称',
    englishApprovalPolicyName: '英文名称',
    coveredDepartmentCode: '部门',
    coveredJobRankCode: '职级',
    documentKind: '单据类型',
    amountFrom: '最低金额',
    amountTo: '最高金额',
    isPolicyActive: '启用',
    activeFrom: '生效日期',
    approvalSteps: '审批步骤',
    jobCode: '职级或职务',
    approvalPersonId: '申请人',
    documentAmount: '金额',
  },
  operations: {
    'create-approval-policy': '添加审批策略',
    'change-approval-policy': '修改审批策略',
    'delete-approval-policy': '删除审批策略',
    'restore-approval-policy': '恢复审批策略',
    'order-approval-policies': '调整审批策略顺序',
    'read-approval-policy': '查看审批策略',
    'try-approval-route': '测试审批流程',
  },
};
