import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  OPENCODE: {
    words: '认证密钥, 注册码, 优惠码',
  },
};
