import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SUB_ORGANISATION_LIMIT: '最多可添加 {{0}} 个分支机构。',
    SUB_ORGANISATION_PEOPLE_LIMIT: '最多可单独指定{{0}}名成员，请改为添加其所属部门。',
    SUB_ORGANISATION_CODE_LENGTH: '请输入 {{0}} 到 {{1}} 个字符的代码。',
    SUB_ORGANISATION_TAKEN: '该代码已被使用。',
  },
  fields: {
    idChangeFrom: 'ID 变更开始日期',
    idChangeUntil: 'ID 变更结束日期',
    subOrganisationCode: '分支机构代码',
    subOrganisationName: '分支机构名称',
    englishSubOrganisationName: '英文名称',
  },
};
