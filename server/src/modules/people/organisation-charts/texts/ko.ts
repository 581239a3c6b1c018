import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
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
