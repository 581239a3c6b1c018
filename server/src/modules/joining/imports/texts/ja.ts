import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const ja: Translated<typeof en> = {
  importKinds: {
    people: 'メンバーの登録',
    changes: 'メンバー情報の変更',
    transfers: '異動',
    leaves: '休職',
    returns: '復職',
    retirements: '退職',
    reinstatements: '再入社',
    withdrawals: '登録の取り消し',
    passwords: '初期パスワード',
    invitations: '招待',
    departments: '部署',
    jobRanks: '職級',
    jobTitles: '役職',
  },
  importItems: {
    fullName: '氏名',
    department: '部署',
    parentDepartment: '上位部署',
    jobRank: '職級',
    jobTitle: '役職',
    on: '適用日',
    note: '備考',
    reason: '退職理由',
    leaveKind: '休職の種類',
    from: '休職開始日',
    until: '休職終了日',
    code: 'コード',
    name: '名前',
    englishName: '英語名',
  },
  importFile: {
    lists: 'コード一覧',
    example: '記入例',
    name: 'エラーのある行',
    reason: 'エラーの理由',
    nameScripts:
      '中国語・日本語・ベトナム語の氏名は、「セキュリティポリシー」で新しいパスワードのルールを「長いパスワード」にし、居住国を韓国以外にすると登録できます。',
  },
};
