import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    BOARD_LIMIT: '初始設定中最多可建立 {{0}} 個公告板，其餘請於設定結束後在管理後台新增。',
    BOARD_GRADE: '請選擇 {{0}} 到 {{1}} 之間的安全等級。',
    BOARD_VALIDITY: '請從提供的天數和月數中選擇。',
    BOARD_NAMED: '在此期間此公告板的作者顯示設定已變更，因此未發布。若再次發布，可能會顯示您的姓名。',
    BOARD_CIRCLE: '公告板不能放在自己或其下層公告板之下。',
    POST_STATE: '此文章已不在等待核准。',
    PIN_LIMIT: '每個公告板最多置頂 {{0}} 篇文章。請先取消其他文章的置頂。',
  },
  fields: {
    boardName: '公告板名稱',
    englishBoardName: '公告板英文名稱',
    upperBoardNumber: '上層公告板',
    validityDays: '顯示天數',
    keepMonths: '到期後保留月數',
    viewGrade: '閱讀等級',
    writeGrade: '發文等級',
    replyGrade: '回覆等級',
    departmentCodes: '可閱讀的部門',
    postTitle: '標題',
    headWord: '標題前綴',
    postContent: '內容',
    commentText: '留言',
  },
};
