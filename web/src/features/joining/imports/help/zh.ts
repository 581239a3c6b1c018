import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IMPORT: {
    words: 'Excel, 电子表格, 导入, 上传, 文件, CSV, 批量',
    what: '通过 Excel 或 CSV 一次性创建和更改大量成员与部门。',
    doings: [
      '可直接粘贴从电子表格复制的单元格。',
      '应用之前逐行显示将发生的变化，错误的单元格可就地修改。',
      '应用后7天内可一次性全部撤销。',
    ],
  },
};
