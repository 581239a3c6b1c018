import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const ko: Translated<typeof en> = {
  importKinds: {
    people: '구성원 등록',
    changes: '구성원 정보 변경',
    transfers: '부서 이동',
    leaves: '휴직',
    returns: '복직',
    retirements: '퇴직',
    reinstatements: '재입사',
    withdrawals: '등록 취소',
    passwords: '초기 비밀번호',
    invitations: '초대',
    departments: '부서',
    jobRanks: '직급',
    jobTitles: '직책',
  },
  importItems: {
    fullName: '성명',
    department: '부서',
    parentDepartment: '상위 부서',
    jobRank: '직급',
    jobTitle: '직책',
    on: '적용일',
    note: '비고',
    reason: '퇴직 사유',
    leaveKind: '휴직 종류',
    from: '휴직 시작일',
    until: '휴직 종료일',
    code: '코드',
    name: '이름',
    englishName: '영문 이름',
  },
  importFile: {
    lists: '코드 목록',
    example: '예시',
    name: '오류 행',
    reason: '오류 이유',
    nameScripts:
      '중국어, 일본어, 베트남어 이름은 ‘보안 정책’에서 새 비밀번호 규칙을 ‘긴 비밀번호’로 바꾸고 거주 국가를 한국 이외로 입력하면 등록할 수 있습니다.',
  },
};
