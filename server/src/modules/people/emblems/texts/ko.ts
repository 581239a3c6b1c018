import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  importKinds: {
    emblemGrants: '엠블럼 부여',
    emblemReturns: '엠블럼 회수',
  },
  emblemsFile: {
    name: '엠블럼',
    emblem: '엠블럼',
    fullName: '이름',
    loginId: '로그인 아이디',
    department: '부서',
    grantedAt: '부여일',
  },
  emblemNotice: {
    heading: '‘{{name}}’ 엠블럼을 받았습니다',
    text: '이제 구성원 목록, 조직도, 게시글의 이름 옆에 표시됩니다.',
  },
};
