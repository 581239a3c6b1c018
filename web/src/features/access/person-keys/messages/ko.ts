import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '개인 키',
  help: '내 데이터 파일을 봉인합니다. 키가 등록되어 있는 동안 본인만 여기에서 열 수 있습니다.',
  loading: '개인 키를 불러오는 중입니다.',
  retry: '다시 시도',
  state: '상태',
  since: '시작일',
  states: {
    readyForRegistration: '등록 가능',
    registered: '등록됨',
    readyForRelease: '해제 대기',
    released: '해제됨',
  },
  releasedText: '이 키로 봉인한 파일은 더 이상 열 수 없습니다. 새 키를 등록할 수 있습니다.',
  waitsText: '해제를 신청하면 키로 파일을 열 수 없습니다. 관리자가 해제하기 전까지 신청을 취소할 수 있습니다.',
  waitsForYou: '회사의 유일한 관리자이므로 직접 해제할 수 있습니다.',
  seal: '봉인하여 다운로드',
  sealed: '내 데이터를 봉인하여 다운로드했습니다.',
  open: '봉인된 파일 열기',
  opened: '파일을 열어 저장했습니다.',
  withdraw: '신청 취소',
  withdrawn: '해제 신청을 취소했습니다.',
  passwordHelp: '자리를 비운 사이 다른 사람이 변경하지 못하도록 확인합니다.',
  titles: {
    register: '키 등록',
    askRelease: '해제 신청',
    release: '키 해제',
    reset: '키 초기화',
  },
  leads: {
    register: '키는 Madang이 보관하며 화면에 표시하지 않습니다. 봉인된 파일은 직접 보관해 주세요.',
    askRelease: '해제되면 이 키로 봉인한 파일은 다시는 열 수 없습니다. 필요한 파일은 먼저 열어 두세요.',
    release: '키가 파기되며, 이 키로 봉인한 파일은 다시는 열 수 없습니다.',
    reset: '상태와 관계없이 키가 파기되고 해제된 것으로 처리됩니다. 이 키로 봉인한 파일은 다시는 열 수 없습니다.',
  },
  done: {
    register: '키를 등록했습니다.',
    askRelease: '키 해제를 신청했습니다.',
    release: '키를 해제했습니다.',
    reset: '키를 초기화했습니다.',
  },
  notice: {
    title: '해제할 개인 키 {{number}}개',
    text: '구성원 정보에서 키를 해제해 주세요.',
  },
};
