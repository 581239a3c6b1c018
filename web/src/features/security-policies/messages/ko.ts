import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '비밀번호·ID 정책',
  lead: '새 비밀번호와 ID의 규칙을 정합니다. 변경해도 로그인이 막히는 구성원은 없으며, 다음에 설정할 때부터 적용됩니다.',
  save: '저장',
  password: {
    title: '비밀번호',
    text: '지금 쓰는 비밀번호는 계속 사용할 수 있습니다. 선택한 규칙은 다음에 비밀번호를 설정할 때 적용됩니다.',
    spec: '표준: {{min}}~{{max}}자',
    legacy: '짧은 비밀번호: {{min}}~{{max}}자',
    strict: '긴 비밀번호: {{min}}~{{max}}자',
    people: '이 규칙으로 비밀번호를 설정한 구성원 {{people}}명',
    unknown: '규칙을 기록하기 전에 비밀번호를 설정한 구성원 {{people}}명',
    rules: '새 비밀번호 규칙',
    common: '추측하기 쉬운 흔한 비밀번호는 사용할 수 없습니다.',
    strictNote: '긴 비밀번호를 선택하면 구성원에게 2단계 인증을 요구할 수 있고, 이름에 모든 문자를 사용할 수 있습니다.',
    saved: '비밀번호 규칙을 저장했습니다.',
  },
  id: {
    title: 'ID',
    text: '구성원을 등록하거나 초대로 가입할 때 새로 만드는 ID에 적용됩니다. 기존 ID는 그대로 유지됩니다.',
    standard: '표준: {{min}}~{{max}}자',
    sap: 'SAP: {{min}}~{{max}}자',
    length: '{{min}}~{{max}}자',
    short: '길이가 맞지 않는 기존 ID {{ids}}개',
    ownShort: '내 ID도 이 길이에 맞지 않습니다. 기존 ID는 그대로 유지되며 계속 로그인할 수 있습니다.',
    saved: 'ID 길이를 저장했습니다.',
  },
};
