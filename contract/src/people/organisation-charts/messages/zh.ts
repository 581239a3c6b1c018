import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    ORG0001: '请输入搜索内容。',
    ORG0002: '字母请至少输入{{0}}个，韩文请至少输入{{1}}个。',
    ORG0003: '搜索内容最多{{0}}个字符。',
    ORG0004: '包含无法搜索的字符：< > ^ ; : * % $ / #',
    ORG0005: '通配符 * 只能放在末尾。',
    ORG0006: '范围符号 / 只能放在末尾。',
    ORG0007: '部门代码请至少输入{{0}}个字符。',
    ORG0008: '部门代码只能包含大写字母和数字。',
    MB907: '下级部门超过{{0}}个，无法下载。请选择更小的范围。',
    ORGANISATION_PEOPLE: '成员超过{{0}}人，无法下载。请选择更小的部门，或在管理页面的“成员”中导出。',
    DEPARTMENT_HEAD: '请选择在职成员。',
    PERSON_OUT_OF_REACH: '请选择您的权限范围内的部门成员。',
  },
  fields: {
    term: '搜索',
    personIds: '部门负责人',
  },
  operations: {
    'hand-over-department': '移交部门负责人',
  },
};
