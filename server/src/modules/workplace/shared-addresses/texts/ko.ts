import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  sharedAddresses: {
    left: {
      heading: '{{name}} 님이 공용 메일 주소에서 빠졌습니다',
      text: '{{name}} 님이 회사를 떠나 아래 주소의 메일을 더 이상 받거나 보낼 수 없습니다. 필요하면 다른 사람을 추가해 주세요.',
    },
    ownerless: {
      heading: '담당자가 없는 공용 메일 주소가 있습니다',
      text: '{{name}} 님이 회사를 떠나 담당자가 없는 아래 주소에서 빠졌습니다. 공용 메일 주소 목록에서 담당자를 지정해 주세요.',
    },
    more: '외 {{count}}개',
    file: {
      leftOut: '{{address}}: 메일함이 확인되지 않았거나 재직 중이 아닌 사람 {{count}}명 제외',
      members: {
        title: '공용 메일 주소별 받는 사람',
        use: 'Postfix의 virtual_alias_maps용 파일입니다. postmap 명령으로 변환해 사용합니다.',
      },
      senders: {
        title: '공용 메일 주소별 보낼 수 있는 사람',
        use: 'Postfix의 smtpd_sender_login_maps용 파일입니다. postmap 명령으로 변환해 사용합니다.',
      },
    },
  },
};
