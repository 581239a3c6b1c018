import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: '邀請信, 加入連結, 到職, 加入申請',
    what: '透過郵件、簡訊或連結邀請他人加入公司。',
    doings: [
      '一次貼上多個地址，旁邊的姓名也會一併讀取。',
      '連結可限定有效期間、人數與郵件網域後分享給多人。',
      '在此核准或拒絕加入申請。',
    ],
  },
};
