import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ACCESS: {
    words: 'IP, 네트워크, 로그인 차단, 접속 제한, 시간, 허용 목록',
  },
};
