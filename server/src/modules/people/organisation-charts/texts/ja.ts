import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  organisationFile: {
    name: '組織図',
    level: '階層',
    code: '部署コード',
    department: '部署',
    parent: '上位部署コード',
    heads: '部署長',
    people: '人数',
  },
  membersFile: {
    name: '組織のメンバー',
    fullName: '名前',
    loginId: 'ログインID',
    department: '部署',
    jobRank: '職級',
    jobTitle: '役職',
  },
};
