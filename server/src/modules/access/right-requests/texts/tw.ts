import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  rightLetters: {
    asked: {
      heading: '有權限申請',
      text: '{{name}} 申請了為期 {{hours}} 小時的權限。請在主控台「權限授予」的「申請」中處理。\n\n理由：{{reason}}',
    },
    approved: {
      heading: '您申請的權限已核准',
      text: '您申請的權限已核准。從現在起可使用 {{hours}} 小時，之後自動結束。',
    },
    refused: {
      heading: '您申請的權限被拒絕',
      text: '您申請的權限被拒絕。\n\n理由：{{reason}}',
    },
  },
};
