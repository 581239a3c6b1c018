import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '메일 도메인',
  lead: '회사 도메인의 소유를 확인하면 새 ID에 사용할 수 있습니다. 도메인을 옮기면 {{years}}년간 무료입니다.',
  add: '도메인 추가',
  full: '도메인은 최대 {{limit}}개까지 추가할 수 있습니다.',
  empty: '등록된 도메인이 없습니다',
  emptyText: '회사 도메인을 추가하고 DNS 레코드를 등록한 뒤 여기에서 확인해 주세요.',
  freeUntil: '{{date}}까지 무료로 이용할 수 있습니다.',
  domain: '도메인',
  domainHelp: '회사 이메일 주소에서 @ 뒤의 부분입니다. 예: example.com',
  state: '상태',
  provenAt: '소유 확인',
  checkedAt: '마지막 확인',
  never: '없음',
  open: '상세',
  openOne: '{{domain}} 상세',
  ascii: 'ASCII 표기',
  check: '지금 확인',
  remove: '도메인 삭제',
  removeAsk:
    '{{domain}}을(를) 삭제할까요? 이 도메인의 기존 ID는 유지됩니다. 다시 사용하려면 새 레코드를 등록해야 합니다.',
  removed: '{{domain}}을(를) 삭제했습니다.',
  states: { waiting: '레코드 대기', proven: '확인됨', withdrawn: '확인 취소됨' },
  stateTexts: {
    waiting: 'DNS 관리 서비스에 아래 레코드를 등록한 뒤 확인해 주세요. 반영까지 하루가 걸릴 수 있습니다.',
    proven: '이 도메인으로 새 ID를 만들 수 있습니다. 매일 레코드를 확인하므로 그대로 두세요.',
    withdrawn:
      '레코드가 사라져 이 도메인으로 새 ID를 만들 수 없습니다. 기존 ID는 유지됩니다. 레코드를 다시 등록하고 확인해 주세요.',
  },
  findings: {
    missing: '마지막 확인에서 레코드를 찾지 못했습니다.',
    wrong: '마지막 확인에서 다른 레코드만 있었고 이 레코드는 없었습니다.',
    unreachable: '마지막 확인에서 네임서버가 응답하지 않았습니다. 잠시 후 다시 확인해 주세요.',
  },
  checked: {
    waiting: '아직 레코드를 찾지 못했습니다.',
    proven: '도메인 소유를 확인했습니다.',
    withdrawn: '레코드가 없습니다.',
  },
  record: {
    title: 'DNS 레코드',
    text: '두 값을 그대로 복사해 TXT 레코드로 등록해 주세요. CNAME은 인정되지 않습니다. 이 레코드로 도메인 소유를 확인합니다.',
    type: '유형',
    name: '이름',
    value: '값',
    copy: '복사',
    copyOne: '{{label}} 복사',
    copied: '복사했습니다',
    copyFailed: '브라우저에서 복사할 수 없습니다. 내용을 선택해 직접 복사해 주세요.',
  },
};
