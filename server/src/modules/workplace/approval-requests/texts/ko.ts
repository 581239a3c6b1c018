import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  approvalRequests: {
    held: {
      retire: '퇴사 처리',
      grant: '권한 부여',
      export: '구성원 내보내기',
      import: '파일 등록 적용',
      deleteDepartment: '부서 삭제',
    },
    carriedOut: {
      heading: '승인된 작업이 실행되었습니다: {{title}}',
      text: '{{name}} 님이 요청한 작업이 승인되어 실행되었습니다.',
    },
    notCarriedOut: {
      heading: '승인된 작업을 실행하지 못했습니다: {{title}}',
      text: '{{name}} 님이 요청한 작업이 승인되었지만 그동안 상황이 바뀌어 실행하지 못했습니다.',
    },
    expired: {
      heading: '승인 요청이 만료되었습니다: {{title}}',
      text: '기한 안에 결정되지 않아 실행하지 않았습니다. 필요하면 다시 요청해 주세요.',
    },
    waits: {
      heading: '결재할 문서가 있습니다: {{title}}',
      text: '{{name}} 님이 결재를 요청했습니다. 포털의 결재에서 확인해 주세요.',
    },
    standsIn: {
      heading: '대결할 문서가 있습니다: {{title}}',
      text: '오늘 대결자로 지정되어 {{name}} 님 대신 결재할 문서가 있습니다. 포털의 결재에서 확인해 주세요.',
    },
    approved: {
      heading: '결재가 승인되었습니다: {{title}}',
      text: '{{name}} 님의 승인으로 결재가 완료되었습니다.',
    },
    refused: {
      heading: '결재가 반려되었습니다: {{title}}',
      text: '{{name}} 님이 반려했습니다.',
    },
    returned: {
      heading: '보완 요청을 받았습니다: {{title}}',
      text: '{{name}} 님이 보완을 요청했습니다. 수정해 다시 올리거나 회수해 주세요.',
    },
    commented: {
      heading: '문서에 의견이 등록되었습니다: {{title}}',
      text: '{{name}} 님의 의견:',
    },
    approverLeft: {
      heading: '문서가 되돌아왔습니다: {{title}}',
      text: '결재자인 {{name}} 님이 퇴사했습니다. 다시 올리면 현재 결재선으로 진행됩니다.',
    },
  },
};
