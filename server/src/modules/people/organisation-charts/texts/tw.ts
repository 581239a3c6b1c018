import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  headsAhead: {
    heading: '已預約變更部門主管',
    text: '自{{day}}起，{{department}}的主管為 {{heads}}。',
    none: '自{{day}}起，{{department}}不再設主管。',
    headingOff: '部門主管的預約變更已取消',
    textOff: '原訂於{{day}}的{{department}}主管變更已取消。',
  },
  organisationFile: {
    name: '組織架構',
    level: '層級',
    code: '部門代碼',
    department: '部門',
    parent: '上層部門代碼',
    heads: '部門主管',
    people: '人數',
  },
  membersFile: {
    name: '組織成員',
    fullName: '姓名',
    loginId: '登入帳號',
    department: '部門',
    jobRank: '職級',
    jobTitle: '職務',
  },
};
