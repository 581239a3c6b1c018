import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  structureMails: {
    open: '수락 또는 거절하기',
    joinOffered: {
      heading: '회사 그룹에 초대되었습니다',
      text: '{{company}}에서 회사 그룹 {{structure}}에 초대했습니다. 그룹에 속한 회사는 서로의 회사 코드와 이름만 볼 수 있습니다.\n\n수락하기 전까지는 아무것도 변경되지 않습니다. {{until}}까지 로그인하여 수락하거나 거절해 주세요.',
    },
    leaveOffered: {
      heading: '회사 그룹 탈퇴 요청을 받았습니다',
      text: '{{company}}에서 회사 그룹 {{structure}} 탈퇴에 대한 동의를 요청했습니다.\n\n수락하기 전까지는 아무것도 변경되지 않습니다. {{until}}까지 로그인하여 수락하거나 거절해 주세요.',
    },
    withdrawn: {
      heading: '회사 그룹 요청이 취소되었습니다',
      text: '{{company}}에서 회사 그룹 {{structure}}에 대한 요청을 취소했습니다. 따로 하실 일은 없습니다.',
    },
    declined: {
      heading: '회사 그룹 요청이 거절되었습니다',
      text: '{{company}}에서 회사 그룹 {{structure}}에 대한 요청을 거절했습니다. 변경된 내용은 없으며, 다시 요청할 수 있습니다.',
    },
    lapsed: {
      heading: '회사 그룹 요청이 만료되었습니다',
      text: '{{company}}에서 회사 그룹 {{structure}}에 대한 요청에 기한까지 답하지 않았습니다. 변경된 내용은 없으며, 다시 요청할 수 있습니다.',
    },
    joined: {
      heading: '회사가 그룹에 가입했습니다',
      text: '{{company}}에서 초대를 수락하여 회사 그룹 {{structure}}에 가입했습니다.',
    },
    left: {
      heading: '회사가 그룹에서 탈퇴했습니다',
      text: '{{company}}에서 수락하여 회사 그룹 {{structure}} 탈퇴가 완료되었습니다.',
    },
    ledAnew: {
      heading: '회사 그룹의 대표 회사가 변경되었습니다',
      text: '이제 {{company}} 회사가 회사 그룹 {{structure}}의 대표 회사입니다. 진행 중이던 요청과 이전 대표 회사의 그룹 관리자는 종료되었습니다.',
    },
    ended: {
      heading: '회사 그룹이 종료되었습니다',
      text: '플랫폼 운영자가 회사 그룹 {{structure}}을(를) 종료했습니다. 회사와 회사의 데이터는 그대로 유지됩니다.',
    },
  },
};
