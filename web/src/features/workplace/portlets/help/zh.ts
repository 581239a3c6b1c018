import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PORTLET: {
    words: '首页, 小组件, 卡片, 布局',
    what: '设定所有人看到的门户首页。',
    doings: [
      '在首页点击“编辑首页”可边看边排布。',
      '选择显示新帖、待审批申请、纪念日和快捷链接。',
      '保存后全公司的首页随之更改，并可立即撤销。',
    ],
  },
};
