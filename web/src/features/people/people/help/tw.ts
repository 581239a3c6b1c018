import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMP: {
    words: '員工, 使用者, 帳號, 離職, 退休, 留職停薪, 停用, 重設密碼, 調動, Excel, 匯出, 員工編號, 救援 PIN, 個人金鑰',
    what: '檢視並變更公司所有成員及其在職狀態。',
    doings: [
      '開啟一位成員，按一下右側面板的項目即可修改。',
      '選取多位成員，可先預覽再一次辦理調動、職級、留職停薪或離職。',
      '指定日期後會在當天 0 點生效，7 天內可以復原。',
      '開啟某個人，即可解除其救援 PIN 的鎖定，解除或重設其個人金鑰。',
    ],
  },
};
