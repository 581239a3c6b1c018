import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  POLICY: {
    words: '密码, 密码规则, 密码有效期, 两步验证, OTP, 受信任设备, 身份验证器, 通行密钥, ID规则, 登录',
    what: '设定公司的密码、两步验证和登录 ID 规则。',
    doings: [
      '密码规则从下次修改密码时起生效。',
      '要求两步验证后，成员下次登录时将被引导设置。',
      'ID 的长度和更改期间也在此设定。',
      '可以允许成员在已验证的设备上于数天内跳过两步验证，默认关闭。',
    ],
  },
};
