import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '保存すると変わること',
  nothing: '変わる権限はありません。',
  partial: '対象が多いため、一部のみ確認した結果です。',
  companyWide: '会社全体の権限のため、ここでは使えません: {{rights}}',
  company: '会社全体',
  below: '{{name}}以下',
  view: '{{area}}の閲覧',
  change: '{{area}}の変更',
  all: '{{area}}の閲覧・変更',
  gains_one: '{{number}}名に追加: {{rights}}（{{place}}）',
  gains_other: '{{number}}名に追加: {{rights}}（{{place}}）',
  loses_one: '{{number}}名から削除: {{rights}}（{{place}}）',
  loses_other: '{{number}}名から削除: {{rights}}（{{place}}）',
};
