import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  recordsFile: {
    name: '감사 로그',
    company: '회사',
    companyCode: '회사 코드',
    when: '일시',
    who: '수행한 사람',
    whoId: '구성원 ID',
    what: '작업',
    operation: '작업 코드',
    item: '대상',
    itemKind: '대상 종류',
    itemId: '대상 ID',
    fields: '세부 항목',
    detail: '상세',
    address: '접속 주소',
    record: '기록 ID',
    product: '시스템',
    formerPerson: '탈퇴한 구성원',
    operatorPerson: '플랫폼 운영자',
  },
};
