import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    APPROVAL_FORM_LIMIT: '最多可添加{{0}}个表单。',
    APPROVAL_FORM_NAME_TAKEN: '该名称已被使用。',
    APPROVAL_FORM_VERSIONS: '该表单已有{{0}}个版本，请新建表单。',
    APPROVAL_FORM_FIELDS: '最多可添加{{0}}个字段。',
    APPROVAL_FORM_KEY: '有两个相同的字段，请删除其中一个后重新添加。',
    APPROVAL_FORM_AMOUNTS: '只能有一个金额字段，其他请改为数字。',
    APPROVAL_FORM_FILES: '最多可添加{{0}}个文件字段。',
    APPROVAL_FORM_CHOICES: '请输入不重复的选项，最多{{0}}个。',
  },
  fields: {
    approvalFormName: '名称',
    englishApprovalFormName: '英文名称',
    approvalFormNote: '说明',
    isFormActive: '启用',
    makesLeave: '批准后登记休假',
    formFields: '字段',
    fieldLabel: '字段名称',
    englishFieldLabel: '英文字段名称',
    fieldNote: '提示',
    fieldKind: '输入方式',
    isFieldRequired: '必填',
    choices: '选项',
    choiceName: '选项',
    englishChoiceName: '英文选项',
  },
  operations: {
    'create-approval-form': '添加审批表单',
    'change-approval-form': '修改审批表单',
    'delete-approval-form': '删除审批表单',
    'restore-approval-form': '恢复审批表单',
    'order-approval-forms': '调整审批表单顺序',
    'add-shipped-forms': '添加默认审批表单',
    'read-approval-form': '查看审批表单',
  },
};
