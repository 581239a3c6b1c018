import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    EDITION_CHANGED: 'ほかの運営者がこの下書きを変更しました。読み込み直してから続けてください。',
    EDITION_DATE: '本日および前の版の施行日より後の日付を選んでください。',
    EDITION_DAY_FULL: 'この日に施行する版はすでに{{0}}件あります。翌日以降の日付を選んでください。',
    EDITION_CONSENT: '同意の内容が変わったため、改めて同意が必要です。再同意が必要な版として公開してください。',
    EDITION_PARTS:
      '公開するには、すべての言語で項目の数と順序、必須・任意の区分、同意を求める項目が同じである必要があります。{{0}}と異なる言語：{{1}}',
    EDITION_SUMMARY: '規約のすべての言語で、前の版からの変更点を書いてください。未入力の言語：{{0}}',
    EDITION_DAY: '施行日は2027-01-31のように年-月-日で入力してください。',
    EDITION_LANGUAGE: '同じ言語は一度だけ入れられます。',
    EDITION_COMPANY: 'このコードの会社はありません。',
  },
  fields: {
    title: 'タイトル',
    content: '本文',
    summary: '変更点',
    purpose: '収集・利用の目的',
    items: '収集項目',
    retention: '保有・利用期間',
    refusal: '同意を拒む権利とその影響',
    takesEffectOn: '施行日',
    companyCode: '会社コード',
    reason: 'ダウンロードの理由',
    needsConsent: '再同意',
  },
};
