import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '관리자·권한',
  lead: '누가 어떤 역할로 회사를 관리하는지 확인합니다. 역할을 부여하거나 회수하면 바로 적용됩니다.',
  grant: '역할 부여',
  search: '이름 또는 ID 검색',
  all: '전체',
  own: '나',
  ownHelp: '본인의 역할은 다른 관리자가 변경할 수 있습니다.',
  person: '구성원',
  choosePerson: '먼저 구성원을 선택해 주세요.',
  granted: '{{role}} 역할을 부여했습니다.',
  revoke: '{{role}} 회수',
  revoked: '{{role}} 역할을 회수했습니다.',
  since: '{{date}}부터',
  columns: {
    name: '이름',
    loginId: 'ID',
    roles: '역할',
  },
  roles: {
    representative: '대표 관리자',
    administrator: '회사 관리자',
    membershipManager: '멤버십 관리자',
    manager: '매니저',
    agency: '대리점',
    serviceDesk: '서비스 데스크',
  },
  does: {
    representative: '회사를 대표하며 회사 전체를 관리합니다. 한 명만 지정됩니다.',
    administrator: '회사 전체를 관리합니다.',
    membershipManager: '매니저, 대리점, 서비스 데스크 역할을 부여하고 회수합니다.',
    manager: '회사의 매니저로 표시됩니다.',
    agency: '인증키를 발급하는 대리점으로 표시됩니다.',
    serviceDesk: '구성원을 지원하는 담당자로 표시됩니다.',
  },
  history: {
    title: '변경 이력',
    none: '아직 역할을 부여하거나 회수한 이력이 없습니다.',
    granted: '{{role}} 부여',
    revoked: '{{role}} 회수',
  },
};
