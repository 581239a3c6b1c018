import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  employeesFile: {
    name: '구성원',
    fullName: '이름',
    loginId: '로그인 아이디',
    department: '부서',
    concurrentPosts: '겸직',
    jobRank: '직급',
    jobTitle: '직책',
    state: '상태',
    inService: '재직',
    notYetApplied: '가입 대기',
    retired: '퇴직',
    onLeave: '휴직',
    dispatched: '파견',
    suspended: '정지',
    registeredAt: '추가일',
  },
  welcomeMail: {
    subject: '{{company}} 계정을 활성화해 주세요',
    heading: '{{name}} 님, {{company}}에 오신 것을 환영합니다',
    text: '{{company}}에서 계정을 준비했습니다. 이 메일 주소로 인증번호를 확인하고 비밀번호를 정하면 바로 들어올 수 있습니다.',
    button: '계정 활성화',
    notYou: '아는 회사가 아니라면 이 메일을 지우면 됩니다. 계정은 활성화되지 않습니다.',
  },
};
