import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: '更改账号, 登录账号, 改名, 用户名, 域名变更',
  },
};
