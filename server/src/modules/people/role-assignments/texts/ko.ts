import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  membershipsFile: {
    file: '관리자 목록',
    name: '이름',
    loginId: 'ID',
    roles: '역할',
    granted: '역할 부여',
    secondFactor: '2단계 인증',
    lastSeen: '마지막 사용',
    on: '사용',
    off: '미사용',
  },
  handoverMails: {
    open: '수락 또는 거절하기',
    offered: {
      heading: '대표 관리자 변경 요청을 받았습니다',
      text: '{{name}} 님이 대표 관리자를 넘겨드리려고 합니다. 대표 관리자는 회사를 대표하며 회사 전체를 관리합니다.\n\n수락하기 전까지는 아무것도 변경되지 않습니다. {{until}}까지 로그인하여 수락하거나 거절해 주세요.',
    },
    withdrawn: {
      heading: '대표 관리자 변경 요청이 취소되었습니다',
      text: '{{name}} 님이 대표 관리자 변경 요청을 취소했습니다. 따로 하실 일은 없습니다.',
    },
    declined: {
      heading: '대표 관리자 변경이 거절되었습니다',
      text: '{{name}} 님이 대표 관리자 변경을 거절했습니다. 대표 관리자는 그대로 유지되며, 다른 구성원에게 다시 요청할 수 있습니다.',
    },
    lapsed: {
      heading: '대표 관리자 변경이 수락되지 않았습니다',
      text: '{{name}} 님이 대표 관리자 변경을 수락하지 않아 요청이 종료되었습니다. 대표 관리자는 그대로 유지되며, 다시 요청할 수 있습니다.',
    },
    handedOver: {
      heading: '대표 관리자가 변경되었습니다',
      text: '{{name}} 님이 수락하여 대표 관리자가 되었습니다. 앞으로는 회사 관리자로 회사를 관리할 수 있습니다.\n\n요청하신 적이 없다면 바로 고객센터에 알려 주세요.',
    },
    received: {
      heading: '대표 관리자가 되었습니다',
      text: '{{name}} 님에게서 대표 관리자를 넘겨받았습니다. 이제 회사를 대표하며 회사 전체를 관리합니다.\n\n수락하신 적이 없다면 바로 고객센터에 알려 주세요.',
    },
    replaced: {
      heading: '대표 관리자가 교체되었습니다',
      text: '플랫폼 운영자가 {{name}} 님을 대표 관리자로 지정했습니다. 이전 대표 관리자는 앞으로 회사 관리자가 됩니다.\n\n사유: {{reason}}\n\n예상하지 못한 변경이라면 바로 고객센터에 알려 주세요.',
    },
  },
  domainMails: {
    open: '메일 도메인 열기',
    heading: '{{domain}} 도메인의 레코드가 확인되지 않습니다',
    text: '{{time}} 확인에서 회사 도메인 {{domain}}의 소유를 증명하는 TXT 레코드를 찾지 못했습니다. 레코드가 없는 동안에는 이 도메인으로 새 ID를 만들 수 없습니다. 기존 ID는 그대로 유지됩니다.\n\n의도한 변경이 아니라면 레코드를 다시 등록하고 도메인을 확인해 주세요. 등록할 레코드는 메일 도메인 화면에 있습니다.',
  },
  roleMails: {
    granted: {
      heading: '{{role}} 역할이 부여되었습니다',
      text: '회사에서 {{role}} 역할을 부여했습니다. 지금부터 적용됩니다.\n\n궁금한 점은 회사 관리자에게 문의해 주세요.',
    },
    revoked: {
      heading: '{{role}} 역할이 회수되었습니다',
      text: '회사에서 {{role}} 역할을 회수했습니다. 지금부터 이 역할의 권한을 사용할 수 없습니다.\n\n궁금한 점은 회사 관리자에게 문의해 주세요.',
    },
  },
};
