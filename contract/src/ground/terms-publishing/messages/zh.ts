import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    EDITION_CHANGED: '其他运营者已修改此草稿，请重新加载后继续。',
    EDITION_DATE: '请选择晚于今天且晚于上一版本生效日的日期。',
    EDITION_DAY_FULL: '当天生效的版本已有 {{0}} 个。请选择之后的日期。',
    EDITION_CONSENT: '征求同意的内容已变更，须重新征得同意。请以需要重新同意的版本发布。',
    EDITION_PARTS:
      '所有语言的条目数量和顺序、必选与可选的划分以及征求同意的条目必须一致，才能发布。与{{0}}不同的语言：{{1}}。',
    EDITION_SUMMARY: '请用条款的每种语言说明与上一版本相比的变更。缺少：{{0}}。',
    EDITION_DAY: '请按年-月-日输入生效日，例如 2027-01-31。',
    EDITION_LANGUAGE: '每种语言只能出现一次。',
    EDITION_COMPANY: '没有使用此代码的公司。',
  },
  fields: {
    title: '标题',
    content: '正文',
    summary: '变更内容',
    purpose: '收集和使用目的',
    items: '收集项目',
    retention: '保存和使用期限',
    refusal: '拒绝同意的权利及影响',
    takesEffectOn: '生效日',
    companyCode: '公司代码',
    reason: '下载原因',
    needsConsent: '重新同意',
  },
};
