import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  headsAhead: {
    heading: '부서장 변경이 예약되었습니다',
    text: '{{department}}의 부서장이 {{day}}부터 {{heads}} 님으로 변경됩니다.',
    none: '{{department}}의 부서장 지정이 {{day}}부터 해제됩니다.',
    headingOff: '부서장 변경 예약이 취소되었습니다',
    textOff: '{{day}}에 예약된 {{department}}의 부서장 변경이 취소되었습니다.',
  },
  organisationFile: {
    name: '조직도',
    level: '단계',
    code: '부서 코드',
    department: '부서',
    parent: '상위 부서 코드',
    heads: '부서장',
    people: '인원',
  },
  membersFile: {
    name: '조직 구성원',
    fullName: '이름',
    loginId: '로그인 아이디',
    department: '부서',
    jobRank: '직급',
    jobTitle: '직책',
  },
};
