import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  importKinds: {
    loginIdChanges: '아이디 변경',
    idDecisions: '아이디 신청 처리',
  },
  idDecisionsFile: {
    decision: '처리',
    reason: '사유',
    type: '구분',
    types: {
      new: '새 아이디',
      change: '변경',
      release: '이전 아이디 해지',
    },
  },
  idLetters: {
    asked: {
      heading: '아이디 신청이 접수되었습니다',
      text: '‘{{loginId}}’ 신청이 접수되었습니다. 관리자가 처리하면 알려 드립니다. 그 전까지는 지금의 아이디를 그대로 사용하며, ‘내 계정’에서 신청을 취소할 수 있습니다.',
    },
    approved: {
      heading: '아이디 신청이 승인되었습니다',
      text: '‘{{loginId}}’ 신청이 승인되었습니다.\n\n‘내 계정’의 ‘로그인 아이디’에서 확정하면 아이디가 변경됩니다. 확정하기 전까지는 지금의 아이디를 그대로 사용합니다.',
    },
    releaseApproved: {
      heading: '이전 아이디 해지 신청이 승인되었습니다',
      text: '이전 아이디 ‘{{loginId}}’ 해지 신청이 승인되었습니다.\n\n‘내 계정’의 ‘로그인 아이디’에서 확정하면 더 이상 이 아이디로 로그인할 수 없습니다.',
    },
    refused: {
      heading: '아이디 신청이 반려되었습니다',
      text: '‘{{loginId}}’ 신청이 반려되었습니다. 지금의 아이디를 그대로 사용할 수 있습니다.\n\n사유: {{reason}}',
    },
    cancelled: {
      heading: '아이디 신청을 취소했습니다',
      text: '‘{{loginId}}’ 신청을 취소했습니다.',
    },
    ended: {
      heading: '승인된 아이디 신청이 만료되었습니다',
      text: '‘{{loginId}}’ 신청이 승인되고 {{days}}일 안에 확정되지 않아 취소되었습니다. 지금의 아이디를 그대로 사용할 수 있으며, 변경 기간 중에는 다시 신청할 수 있습니다.',
    },
    changed: {
      heading: '아이디가 변경되었습니다',
      text: '아이디가 ‘{{loginId}}’(으)로 변경되었습니다. 비밀번호와 로그인 상태는 그대로입니다.\n\n이전 아이디 ‘{{former}}’(으)로도 앞으로 {{days}}일 동안 로그인할 수 있습니다.\n\n요청하신 적이 없다면 바로 회사 관리자에게 알려 주세요.',
    },
    given: {
      heading: '새 아이디가 지정되었습니다',
      text: '앞으로 ‘{{loginId}}’(으)로 로그인해 주세요. 비밀번호는 그대로입니다.\n\n요청하신 적이 없다면 바로 회사 관리자에게 알려 주세요.',
    },
    released: {
      heading: '이전 아이디가 해지되었습니다',
      text: '이제 ‘{{loginId}}’(으)로는 로그인할 수 없습니다. 지금의 아이디는 그대로입니다.',
    },
    takenBack: {
      heading: '아이디 변경이 취소되었습니다',
      text: '관리자가 아이디 변경을 취소했습니다. 다시 ‘{{loginId}}’(으)로 로그인해 주세요. ‘{{former}}’(으)로는 더 이상 로그인할 수 없습니다.\n\n비밀번호와 로그인 상태는 그대로입니다.',
    },
    takenBackKept: {
      heading: '아이디 변경이 취소되었습니다',
      text: '관리자가 아이디 변경을 취소했습니다. 다시 ‘{{loginId}}’(으)로 로그인해 주세요. ‘{{former}}’(으)로도 이전과 같이 앞으로 {{days}}일 동안 로그인할 수 있습니다.\n\n비밀번호와 로그인 상태는 그대로입니다.',
    },
    reopened: {
      heading: '아이디 신청이 다시 처리를 기다립니다',
      text: '‘{{loginId}}’ 신청의 처리가 취소되었습니다. 관리자가 다시 처리하면 알려 드립니다. 그 전까지는 지금의 아이디를 그대로 사용하며, ‘내 계정’에서 신청을 취소할 수 있습니다.',
    },
    deciderCancelled: {
      heading: '승인하신 아이디 신청이 취소되었습니다',
      text: '신청한 사람이 ‘{{loginId}}’ 신청을 취소했습니다.',
    },
    deciderCompleted: {
      heading: '승인하신 아이디 신청이 확정되었습니다',
      text: '신청한 사람이 ‘{{loginId}}’ 신청을 확정했습니다.',
    },
    deciderReopened: {
      heading: '처리하신 아이디 신청이 처리 전으로 되돌려졌습니다',
      text: '‘{{loginId}}’ 신청이 처리하시기 전의 상태로 돌아갔습니다.',
    },
  },
};
