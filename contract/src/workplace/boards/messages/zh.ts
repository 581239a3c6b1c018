import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    BOARD_LIMIT: '初始设置中最多可创建 {{0}} 个公告板，其余请在设置结束后到管理后台添加。',
    BOARD_GRADE: '请选择 {{0}} 到 {{1}} 之间的安全等级。',
    BOARD_VALIDITY: '请从提供的天数和月数中选择。',
    BOARD_NAMED: '在此期间该公告板的作者显示设置已更改，因此未发布。如再次发布，可能会显示您的姓名。',
    BOARD_CIRCLE: '公告板不能放在自己或其下级公告板之下。',
    POST_STATE: '此帖子已不再等待审批。',
    PIN_LIMIT: '每个公告板最多置顶 {{0}} 个帖子。请先取消其他帖子的置顶。',
  },
  fields: {
    boardName: '公告板名称',
    englishBoardName: '公告板英文名称',
    upperBoardNumber: '上级公告板',
    validityDays: '显示天数',
    keepMonths: '到期后保留月数',
    viewGrade: '阅读等级',
    writeGrade: '发布等级',
    replyGrade: '回帖等级',
    departmentCodes: '可阅读的部门',
    postTitle: '标题',
    headWord: '标题前缀',
    postContent: '内容',
    commentText: '评论',
  },
};
