import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  importKinds: {
    loginIdChanges: '變更登入帳號',
    idDecisions: '處理帳號申請',
  },
  idDecisionsFile: {
    decision: '處理',
    reason: '原因',
    type: '類型',
    types: {
      new: '新帳號',
      change: '變更',
      release: '停用舊帳號',
    },
  },
  idLetters: {
    asked: {
      heading: '已收到帳號申請',
      text: '已收到「{{loginId}}」的申請。管理員處理後會通知您。在此之前請繼續使用目前的帳號，也可在「我的帳號」中取消申請。',
    },
    approved: {
      heading: '帳號申請已核准',
      text: '「{{loginId}}」的申請已核准。\n\n請在「我的帳號」的「登入帳號」中確認，確認後帳號才會變更。在此之前請繼續使用目前的帳號。',
    },
    releaseApproved: {
      heading: '停用舊帳號的申請已核准',
      text: '停用舊帳號「{{loginId}}」的申請已核准。\n\n請在「我的帳號」的「登入帳號」中確認，確認後即無法再用該帳號登入。',
    },
    refused: {
      heading: '帳號申請遭退回',
      text: '「{{loginId}}」的申請遭退回，您可繼續使用目前的帳號。\n\n原因：{{reason}}',
    },
    cancelled: {
      heading: '已取消帳號申請',
      text: '已取消「{{loginId}}」的申請。',
    },
    ended: {
      heading: '已核准的帳號申請已逾期',
      text: '「{{loginId}}」的申請在核准後 {{days}} 天內未確認，因此已取消。您可以繼續使用目前的帳號，並可在變更期間內重新申請。',
    },
    changed: {
      heading: '帳號已變更',
      text: '您的帳號已變更為「{{loginId}}」，密碼與登入狀態不變。\n\n接下來 {{days}} 天內仍可使用舊帳號「{{former}}」登入。\n\n若非您本人要求，請立即告知公司管理員。',
    },
    given: {
      heading: '已為您設定新帳號',
      text: '今後請使用「{{loginId}}」登入，密碼不變。\n\n若非您本人要求，請立即告知公司管理員。',
    },
    released: {
      heading: '舊帳號已停用',
      text: '「{{loginId}}」已無法登入，目前的帳號不變。',
    },
    takenBack: {
      heading: '帳號變更已復原',
      text: '管理員已復原帳號變更。請重新使用「{{loginId}}」登入，「{{former}}」已無法登入。\n\n密碼與登入狀態不變。',
    },
    takenBackKept: {
      heading: '帳號變更已復原',
      text: '管理員已復原帳號變更。請重新使用「{{loginId}}」登入。「{{former}}」與之前相同，接下來 {{days}} 天內仍可登入。\n\n密碼與登入狀態不變。',
    },
    reopened: {
      heading: '您的帳號申請重新等待處理',
      text: '「{{loginId}}」申請的處理結果已復原。管理員重新處理後會通知您。在此之前請繼續使用目前的帳號，也可在「我的帳號」中取消申請。',
    },
    deciderCancelled: {
      heading: '您核准的帳號申請已被取消',
      text: '申請人取消了「{{loginId}}」的申請。',
    },
    deciderCompleted: {
      heading: '您核准的帳號申請已確認',
      text: '申請人確認了「{{loginId}}」的申請。',
    },
    deciderReopened: {
      heading: '您處理的帳號申請已復原',
      text: '「{{loginId}}」的申請已恢復為您處理前的狀態。',
    },
  },
};
