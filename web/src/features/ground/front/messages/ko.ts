import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '회사가 모이는 마당을 엽니다',
  lead: '가입, 로그인, 구성원과 조직, 공지와 게시판까지. 회사의 첫 화면과 관리 콘솔을 한곳에 마련했습니다.',
  signUp: '회사 만들기',
  logIn: '로그인',
  soon: '5분이면 회사의 포털이 열립니다.',
  reasons: {
    ready: {
      title: '부서와 직급이 미리 준비됩니다',
      text: '골라서 고치기만 하면 됩니다. 음력 공휴일과 대체공휴일도 들어 있습니다.',
    },
    passkey: { title: '패스키로 바로 로그인합니다', text: '지문이나 얼굴이면 됩니다. 비밀번호를 입력하지 않습니다.' },
    record: {
      title: '누가 무엇을 바꿨는지 남습니다',
      text: '변경을 문장으로 남기고, 되돌릴 수 있는 것은 그 자리에서 되돌립니다.',
    },
  },
  picture: {
    label: '포털 홈의 모습',
    company: '솔바람상사',
    hello: '한결 님, 안녕하세요',
    pinned: '고정 공지',
    menus: { home: '홈', boards: '게시판', travel: '출장 신청', people: '조직도' },
    notice: {
      title: '송년의 밤에 초대합니다',
      text: '12월 18일 금요일 저녁 6시, 한 해를 함께 지나온 분들을 본관 마당으로 모십니다. 가족도 함께 오세요.',
      by: '백예솔 · 인사팀',
    },
    posts: {
      tea: { who: '고나래', where: '상품기획팀 · 자유게시판', title: '새 다기 세트 시음회, 목요일 3시' },
      passkey: { who: '송슬기', where: '정보보호팀 · 공지사항', title: '패스키로 로그인하는 방법을 안내합니다' },
      walk: { who: '류하람', where: '해외영업팀 · 자유게시판', title: '주말에 다녀온 숲길' },
      coffee: { who: '안하람', where: '총무팀 · 공지사항', title: '4층 커피 기계를 고쳤습니다' },
    },
    shortcuts: '바로가기',
    shortcut: { welfare: '복지몰', rooms: '회의실', expenses: '경비 정산', help: 'IT 문의' },
    people: '구성원',
    birthday: '오늘 생일',
    joined: '오늘 합류',
  },
};
