import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  employeesFile: {
    name: '구성원',
    fullName: '이름',
    loginId: '로그인 아이디',
    department: '부서',
    jobRank: '직급',
    jobTitle: '직책',
    state: '상태',
    inService: '재직',
    notYetApplied: '가입 대기',
    registeredAt: '등록일',
  },
};
