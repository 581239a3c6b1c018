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
    factors: {
      subject: 'Madang 2단계 인증 알림',
      appAdded:
        '{{time}}에 Madang 계정에 인증 앱이 등록되었습니다. 앞으로 로그인할 때마다 인증 앱의 코드를 확인합니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
      appRemoved:
        '{{time}}에 Madang 계정의 인증 앱이 삭제되었습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
      recoveryCodesRenewed:
        '{{time}}에 Madang 계정의 복구 코드가 새로 발급되었습니다. 이전 코드는 더 이상 사용할 수 없습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
      reset:
        '{{time}}에 관리자가 Madang 계정의 2단계 인증을 해제했습니다. 모든 기기에서 로그아웃되었으며, 다음에는 비밀번호만으로 로그인합니다.\n\n요청하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
      recoveryCodeUsed:
        '{{time}}에 복구 코드로 Madang 계정에 로그인했습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 바로 회사 관리자나 고객센터에 알려 주세요.',
    },
    contactCentre: '고객센터: {{0}}',
  },
};
