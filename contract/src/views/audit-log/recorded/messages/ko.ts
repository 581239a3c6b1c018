import type { Translated } from '../../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  fields: {
    SVCR: '서비스 이용약관',
    POAR: '개인정보 국외 이전',
    PIAR: '개인정보 수집·이용',
    CMAR: '마케팅 정보 수신',
    optional: '선택 항목',
    concurrentTitle: '겸직 직책',
    count: '건수',
    days: '일수',
    deviceLetters: '새 기기 로그인 알림',
    trustedDevice: '2단계 인증 생략',
    isAsked: '변경 요청 여부',
    isHeld: '승인 필요 여부',
    key: '개인 키',
    namesHolders: '권한 보유자 표시',
    passwordRenewal: '비밀번호 변경 요청',
    people: '대상 인원',
    pinX: '지도에서의 가로 위치',
    pinY: '지도에서의 세로 위치',
    recoveryPin: '복구 PIN',
    subOrganisation: '사업장·지사',
    trustDays: '신뢰하는 기기 기간(일)',
    grantee: '권한을 받은 사람',
    soon: '곧 끝나는 권한',
    home: '보낸 파견',
    host: '받은 파견',
  },
};
