import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  tieMails: {
    open: '수락 또는 거절하기',
    offered: {
      heading: '{{company}}의 그룹 관리자로 초대되었습니다',
      text: '{{company}}에서 그룹 관리자로 초대했습니다. 현재 사용하는 로그인으로 관리할 수 있습니다.\n\n수락하기 전까지는 아무것도 변경되지 않습니다. {{until}}까지 로그인하여 수락하거나 거절해 주세요.',
    },
    withdrawn: {
      heading: '그룹 관리자 초대가 취소되었습니다',
      text: '{{company}}에서 그룹 관리자 초대를 취소했습니다. 따로 하실 일은 없습니다.',
    },
    declined: {
      heading: '그룹 관리자 초대가 거절되었습니다',
      text: '{{company}}의 관리자가 그룹 관리자 초대를 거절했습니다. 다시 초대할 수 있습니다.',
    },
    lapsed: {
      heading: '그룹 관리자 초대가 만료되었습니다',
      text: '{{company}}의 관리자가 기한까지 초대에 답하지 않았습니다. 다시 초대할 수 있습니다.',
    },
    made: {
      heading: '그룹 관리자가 추가되었습니다',
      text: '{{company}}의 관리자가 초대를 수락하여 이제 회사를 관리할 수 있습니다.',
    },
    ended: {
      heading: '그룹 관리자가 해제되었습니다',
      text: '{{company}}와(과) 연결된 그룹 관리자가 해제되었습니다. 해당 관리자의 로그인은 모두 종료되었습니다.',
    },
  },
};
