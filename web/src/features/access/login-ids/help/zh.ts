import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: '更改账号, 登录账号, 改名, 用户名, 域名变更',
    what: '查看并处理更改登录账号的申请。',
    doings: [
      '从申请之时起，所申请的账号即为本人保留。',
      '批准后由本人最终确认，账号才会更改。驳回时须填写理由。',
      '更改后，原账号在一段时间内仍可登录，在此期间可以恢复。',
    ],
  },
};
