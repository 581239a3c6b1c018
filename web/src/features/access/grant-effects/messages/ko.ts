import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '저장하면 달라지는 점',
  nothing: '달라지는 권한이 없습니다.',
  partial: '대상이 많아 일부만 확인한 결과입니다.',
  companyWide: '회사 전체 권한이어서 여기서는 쓸 수 없음: {{rights}}',
  company: '회사 전체',
  below: '{{name}} 및 하위',
  view: '{{area}} 조회',
  change: '{{area}} 변경',
  all: '{{area}} 조회·변경',
  gains_one: '{{number}}명에게 생김: {{rights}} ({{place}})',
  gains_other: '{{number}}명에게 생김: {{rights}} ({{place}})',
  loses_one: '{{number}}명에게서 없어짐: {{rights}} ({{place}})',
  loses_other: '{{number}}명에게서 없어짐: {{rights}} ({{place}})',
};
