import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: '公司名称, 标志, 统一编号, 代表人, 人数上限, 终止服务',
    what: '查看和更改公司信息、标志及使用情况。',
    doings: [
      '上传标志后，门户和邀请邮件将一并显示。',
      '可将公司移交给另一位代表。',
      '终止服务后，在宽限期内可以恢复。',
    ],
  },
};
