import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  importKinds: {
    emblemGrants: 'エンブレムの付与',
    emblemReturns: 'エンブレムの取り消し',
  },
  emblemsFile: {
    name: 'エンブレム',
    emblem: 'エンブレム',
    fullName: '氏名',
    loginId: 'ログインID',
    department: '部署',
    grantedAt: '付与日',
  },
  emblemNotice: {
    heading: 'エンブレム「{{name}}」が付与されました',
    text: 'メンバー一覧、組織図、投稿の氏名の横に表示されます。',
  },
};
