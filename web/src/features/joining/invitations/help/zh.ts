import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: '邀请邮件, 加入链接, 入职, 加入申请',
    what: '通过邮件、短信或链接邀请他人加入公司。',
    doings: [
      '一次粘贴多个地址，旁边的姓名也会一并读取。',
      '链接可限定有效期、人数和邮箱域名后分享给多人。',
      '在此批准或拒绝加入申请。',
    ],
  },
};
