import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  front: {
    title: 'Madang',
    lead: '회사 메일, 메신저, 미팅, 드라이브를 하나의 계정으로 이용하는 업무 포털입니다.',
    logIn: '로그인',
    signUp: '무료 가입',
  },
  home: {
    title: '홈',
    greeting: '{{name}} 님, 안녕하세요',
    services: '서비스',
    notConnected: '아직 연결되지 않았습니다.',
    retry: '다시 시도',
    loading: '서비스를 불러오는 중입니다.',
    menus: '메뉴',
    all: '전체 보기',
    allOf: '{{board}} 전체 보기',
    noPosts: '아직 등록된 글이 없습니다.',
    anniversaries: '기념일',
    noAnniversaries: '앞으로 60일 동안 기념일이 없습니다.',
    holiday: '휴일',
    links: '바로가기',
    noLinks: '등록된 바로가기가 없습니다.',
    notices: '알림',
    unreadMessages: '읽지 않은 메시지 {{number}}건',
    waitingPosts: '{{board}}에 승인할 글 {{number}}건',
    setUpRuns: '다른 관리자가 회사 초기 설정을 진행하고 있습니다',
    ownSetUpRuns: '다른 브라우저의 초기 설정이 아직 끝나지 않았습니다',
  },
  services: {
    MO: '메일',
    MS: '메신저',
    MT: '미팅',
    DV: '드라이브',
  },
  serviceTexts: {
    MO: '메일 읽고 쓰기',
    MS: '앱 다운로드',
    MT: '미팅 시작 및 참여',
    DV: '파일 열기',
  },
  download: {
    title: '메신저 다운로드',
    lead: '메신저는 PC나 휴대폰에 설치해서 사용합니다.',
    loading: '다운로드 주소를 불러오는 중입니다.',
    get: '다운로드',
    notConnected: '메신저가 연결되지 않았습니다',
    notConnectedText: '아직 다운로드 주소가 설정되지 않았습니다. 서비스 운영 담당자에게 문의해 주세요.',
    contactCentre: '고객센터',
  },
};
