import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '서비스 종료',
  lead: '회사의 Madang 이용을 종료합니다. 평소 업무에는 필요하지 않은 메뉴입니다.',
  atOnce: '종료 즉시',
  people: '모든 구성원이 로그아웃됩니다. 현재 계정은 {{count}}개입니다.',
  closed: '로그인, 가입, 비밀번호 찾기를 할 수 없고 보낸 초대와 캘린더 구독 주소도 더 이상 열리지 않습니다.',
  until: '{{date}}까지',
  takenBack:
    '{{days}}일 동안은 데이터를 삭제하지 않습니다. 고객센터에 요청하면 종료를 취소하고 그대로 다시 이용할 수 있습니다.',
  after: '{{date}} 이후',
  destroyed: '계정, 연락처, 메시지, 게시판, 부서, 이미지, 설정을 모두 영구히 파기합니다.',
  evidence: '약관 동의 증빙과 접속 기록은 법정 보관 기간 동안 남습니다.',
  contacts: '무료 플랜 중복 가입을 막기 위한 값은 연락처를 알아볼 수 없는 형태로 일정 기간 남습니다.',
  open: '서비스 종료하기',
  platform: '플랫폼을 운영하는 회사는 서비스를 종료할 수 없습니다.',
  ask: '{{company}}의 서비스를 종료합니다. 데이터는 {{date}} 이후 파기합니다.',
  nameHelp: '확인을 위해 회사 이름 ‘{{company}}’ 전체를 입력해 주세요.',
  passwordHelp: '자리를 비운 사이 다른 사람이 종료하지 못하도록 확인합니다.',
  submit: '서비스 종료',
  done: '서비스를 종료했습니다. 데이터는 {{date}} 이후 파기하며, 그 전까지는 고객센터에서 취소할 수 있습니다.',
};
