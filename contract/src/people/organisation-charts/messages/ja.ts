import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    ORG0001: '検索語を入力してください。',
    ORG0002: '英字は{{0}}文字以上、ハングルは{{1}}文字以上で入力してください。',
    ORG0003: '検索語は{{0}}文字以内で入力してください。',
    ORG0004: '検索に使えない文字があります: < > ^ ; : * % $ / #',
    ORG0005: 'ワイルドカード * は末尾にのみ使用できます。',
    ORG0006: '範囲記号 / は末尾にのみ使用できます。',
    ORG0007: '部署コードは{{0}}文字以上で入力してください。',
    ORG0008: '部署コードは半角英大文字と数字で入力してください。',
    MB907: '下位部署が{{0}}件を超えるためダウンロードできません。範囲を狭めてください。',
    ORGANISATION_PEOPLE:
      'メンバーが{{0}}人を超えるためダウンロードできません。より小さい組織を選ぶか、管理画面の「メンバー」からエクスポートしてください。',
    DEPARTMENT_HEAD: '在職中のメンバーを選択してください。',
    PERSON_OUT_OF_REACH: '自分の権限が及ぶ部署のメンバーを選択してください。',
  },
  fields: {
    term: '検索語',
    personIds: '部署長',
  },
  operations: {
    'hand-over-department': '部署長の引き継ぎ',
  },
};
