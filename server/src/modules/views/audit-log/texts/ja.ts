import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  recordsFile: {
    name: '監査ログ',
    company: '会社',
    companyCode: '会社コード',
    when: '日時',
    who: '実行者',
    whoId: 'メンバーID',
    what: '操作',
    operation: '操作コード',
    item: '対象',
    itemKind: '対象の種類',
    itemId: '対象ID',
    fields: '項目または理由',
    detail: '詳細',
    address: '接続元アドレス',
    record: '記録ID',
    product: 'システム',
    formerPerson: '退会したメンバー',
    operatorPerson: 'プラットフォーム運営者',
  },
};
