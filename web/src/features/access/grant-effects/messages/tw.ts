import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '儲存後的變化',
  nothing: '權限沒有變化。',
  partial: '對象較多，僅檢查了其中一部分。',
  companyWide: '僅適用於整個公司，在此範圍內無效：{{rights}}',
  company: '整個公司',
  below: '{{name}}及下級',
  view: '{{area}}（檢視）',
  change: '{{area}}（變更）',
  all: '{{area}}（檢視和變更）',
  gains_one: '{{number}} 人將獲得：{{rights}}（{{place}}）',
  gains_other: '{{number}} 人將獲得：{{rights}}（{{place}}）',
  loses_one: '{{number}} 人將失去：{{rights}}（{{place}}）',
  loses_other: '{{number}} 人將失去：{{rights}}（{{place}}）',
};
