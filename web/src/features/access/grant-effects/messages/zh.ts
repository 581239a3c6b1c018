import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '保存后的变化',
  nothing: '权限没有变化。',
  partial: '对象较多，仅检查了其中一部分。',
  companyWide: '仅适用于整个公司，在此范围内无效：{{rights}}',
  company: '整个公司',
  below: '{{name}}及下级',
  view: '{{area}}（查看）',
  change: '{{area}}（修改）',
  all: '{{area}}（查看和修改）',
  gains_one: '{{number}} 人将获得：{{rights}}（{{place}}）',
  gains_other: '{{number}} 人将获得：{{rights}}（{{place}}）',
  loses_one: '{{number}} 人将失去：{{rights}}（{{place}}）',
  loses_other: '{{number}} 人将失去：{{rights}}（{{place}}）',
};
