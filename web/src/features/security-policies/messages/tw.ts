import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '密碼與ID政策',
  lead: '設定新密碼與新ID的規則。變更後不會有成員無法登入，規則從下次設定時開始套用。',
  save: '儲存',
  password: {
    title: '密碼',
    text: '現有密碼可繼續使用。所選規則會在下次設定密碼時套用。',
    spec: '標準：{{min}}–{{max}}個字元',
    legacy: '短密碼：{{min}}–{{max}}個字元',
    strict: '長密碼：{{min}}–{{max}}個字元',
    people: '依此規則設定密碼的成員：{{people}}人',
    unknown: '在開始記錄規則之前設定密碼的成員：{{people}}人',
    rules: '新密碼的規則',
    common: '不能使用容易猜到的常見密碼。',
    strictNote: '選擇長密碼後，可能會要求成員進行兩步驟驗證，且姓名可使用任何文字。',
    saved: '已儲存密碼規則。',
  },
  id: {
    title: 'ID',
    text: '適用於登錄成員或透過邀請加入時建立的新ID。現有ID維持不變。',
    standard: '標準：{{min}}–{{max}}個字元',
    sap: 'SAP：{{min}}–{{max}}個字元',
    length: '{{min}}–{{max}}個字元',
    short: '長度不符的現有ID：{{ids}}個',
    ownShort: '您自己的ID也不符合此長度。現有ID仍然有效，您可以繼續登入。',
    saved: '已儲存ID長度。',
  },
};
