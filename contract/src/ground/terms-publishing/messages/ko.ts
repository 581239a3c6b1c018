import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    EDITION_CHANGED: '다른 운영자가 이 초안을 변경했습니다. 다시 불러온 후 계속해 주세요.',
    EDITION_DATE: '오늘과 이전 버전의 시행일보다 늦은 날짜를 선택해 주세요.',
    EDITION_DAY_FULL: '이 날짜에 시행하는 버전이 이미 {{0}}개 있습니다. 다음 날 이후를 선택해 주세요.',
    EDITION_CONSENT: '동의 내용이 바뀌어 다시 동의를 받아야 합니다. 재동의가 필요한 버전으로 게시해 주세요.',
    EDITION_PARTS:
      '모든 언어의 항목 수와 순서, 필수·선택 구분, 동의 항목이 같아야 게시할 수 있습니다. {{0}} 기준으로 다른 언어: {{1}}',
    EDITION_SUMMARY: '약관의 모든 언어에 이전 버전에서 바뀐 내용을 적어 주세요. 빠진 언어: {{0}}',
    EDITION_DAY: '시행일을 2027-01-31처럼 연-월-일로 입력해 주세요.',
    EDITION_LANGUAGE: '언어는 한 번씩만 넣을 수 있습니다.',
    EDITION_COMPANY: '이 코드의 회사가 없습니다.',
  },
  fields: {
    title: '제목',
    content: '본문',
    summary: '바뀐 내용',
    purpose: '수집·이용 목적',
    items: '수집 항목',
    retention: '보유·이용 기간',
    refusal: '동의를 거부할 권리와 불이익',
    takesEffectOn: '시행일',
    companyCode: '회사 코드',
    reason: '다운로드 사유',
    needsConsent: '재동의',
  },
};
