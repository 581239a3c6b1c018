import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: '公司名稱, 標誌, 統一編號, 代表人, 人數上限, 終止服務',
    what: '檢視並變更公司資訊、標誌與使用情形。',
    doings: [
      '上傳標誌後，入口網站與邀請信會一併顯示。',
      '可將公司移交給另一位代表。',
      '終止服務後，在寬限期內可以恢復。',
    ],
  },
};
