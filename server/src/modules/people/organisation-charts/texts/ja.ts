import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  headsAhead: {
    heading: '部署長の変更が予約されました',
    text: '{{day}}から、{{department}}の部署長は{{heads}}さんになります。',
    none: '{{day}}から、{{department}}の部署長は指定なしになります。',
    headingOff: '部署長の変更の予約が取り消されました',
    textOff: '{{day}}に予約されていた{{department}}の部署長の変更は取り消されました。',
  },
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
