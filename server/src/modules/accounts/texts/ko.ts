import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      subject: 'Madang 비밀번호가 변경되었습니다',
      text: '{{time}}에 Madang 계정의 비밀번호가 변경되었습니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
    },
    externalMailChanged: {
      subject: 'Madang 외부 이메일이 변경되었습니다',
      text: '{{time}}에 Madang 계정의 외부 이메일이 변경되었습니다. 앞으로 인증번호와 알림은 새 주소로 보내 드립니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
    },
    mobileChanged: {
      subject: 'Madang 휴대전화 번호가 변경되었습니다',
      text: '{{time}}에 Madang 계정의 휴대전화 번호가 변경되거나 삭제되었습니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
    },
    closed: {
      subject: 'Madang 계정이 해지되었습니다',
      text: '{{time}}에 Madang 계정이 해지되었습니다. 모든 기기에서 로그아웃되었으며 이 계정으로는 더 이상 로그인할 수 없습니다.\n\n보관이 필요한 정보는 따로 분리해 두었다가 {{days}}일 후 파기합니다. 회사 게시판에 쓴 글은 이름 없이 남습니다.\n\n직접 해지하신 것이 아니라면 바로 회사 관리자나 고객센터에 알려 주세요.',
    },
    contactCentre: '고객센터: {{0}}',
  },
};
