/** Page from which the messenger is installed, once the operator has connected one. */
export const messengerPage = '/supportapp/download';

/**
 * Pages of the suite that a group may hold beside the company's menus. Each has a Korean and an English title, as menus
 * do.
 */
export const servicePages = [
  { url: '/portalapp/home', koreanTitle: '포털 홈', englishTitle: 'Home' },
  { url: '/portalapp/boards', koreanTitle: '게시판', englishTitle: 'Boards' },
  { url: messengerPage, koreanTitle: '메신저 다운로드', englishTitle: 'Messenger' },
  { url: '/loginapp/password/change', koreanTitle: '비밀번호 변경', englishTitle: 'Password' },
] as const;
