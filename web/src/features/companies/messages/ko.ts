import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '회사',
  lead: '구성원의 화면과 메일, 로그인 화면에 회사가 어떻게 표시되는지 정합니다.',
  save: '저장',
  saved: '회사 표시 정보를 저장했습니다.',
  record: {
    title: '회사 정보',
    text: '표시 이름이 없으면 이 이름이 보입니다. 메일의 시각은 이 시간대를 따릅니다.',
    saved: '회사 정보를 저장했습니다.',
    phoneHelp: '국제 형식으로 입력해 주세요. 예: +82-2-731-9046',
    code: '회사 코드',
    since: '개설일',
    type: '회사 유형',
    types: { company: '일반 회사', subsidiary: '자회사', partner: '협력사', sap: 'SAP 사용 회사' },
  },
  people: {
    title: '구성원',
    text: '해지한 계정은 제외한 인원입니다.',
    inService: '재직',
    notYetApplied: '가입 대기',
  },
  identity: {
    title: '회사 표시',
    text: '모든 화면의 상단과 초대장, 메일에 표시됩니다.',
    preview: '미리 보기',
    nameHelp: '비워 두면 회사 이름을 그대로 표시합니다.',
    markHelp:
      'PNG, JPEG, WebP 형식으로 {{max}}KB까지 올릴 수 있습니다. 정사각형 이미지가 가장 잘 보입니다. 이미지 주소를 아는 사람은 누구나 볼 수 있습니다.',
    chooseMark: '이미지 선택',
    noMark: '글자로 표시',
  },
  colors: {
    celadon: '청자색',
    indigo: '쪽색',
    persimmon: '감색',
    gardenia: '치자색',
    plum: '자두색',
    stone: '돌색',
    own: '직접 지정',
    code: '색상 코드',
    codeHelp: '#RRGGBB 형식으로 입력합니다. 글자가 잘 보이는 색만 사용할 수 있습니다.',
    takeNearest: '{{color}} 사용',
  },
  logIn: {
    title: '회사 로그인 화면',
    text: '이 주소로 접속하면 회사 이름과 로고가 있는 로그인 화면이 열립니다. 한 번 로그인한 브라우저에는 자동으로 표시됩니다.',
    copy: '주소 복사',
    copied: '복사했습니다',
    copyFailed: '브라우저에서 복사할 수 없습니다. 주소를 선택해 직접 복사해 주세요.',
  },
  closing: {
    title: '서비스 종료',
    text: '회사의 모든 구성원이 서비스를 이용할 수 없게 됩니다. 다음 화면에서 언제 무엇이 처리되는지 먼저 확인할 수 있습니다.',
    open: '서비스 종료 알아보기',
  },
};
