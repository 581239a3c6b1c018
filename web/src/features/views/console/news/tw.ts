import type { NewsTexts } from './news.ts';

export const news: NewsTexts = {
  chart: {
    title: '組織架構以圖表顯示',
    text: '可縮放、摺疊帶有主管頭像的卡片，搜尋後直接移到該人的位置。可列印到 A4、A3，或儲存為 PNG、SVG。',
  },
  lists: {
    title: '清單變更時會提示',
    text: '其他管理員變更您正在檢視的清單時，上方會提示，按一下即可顯示。選單顯示待處理數量。',
  },
  log: { title: '稽核紀錄變成句子', text: '依日期查看誰把什麼改成了什麼，可復原的變更能就地復原。' },
  approvals: { title: '簽核', text: '以表單提出申請，可一次簽核多件，並可指定不在期間的代理人。' },
  dispatches: { title: '公司間派遣', text: '派往其他公司的人員以自己的 ID 使用兩家公司的入口網站。' },
  ids: { title: '變更登入 ID', text: '核准申請，或以檔案批次變更。原 ID 仍可登入 90 天。' },
  places: { title: '辦公室地圖', text: '登錄大樓、樓層和座位，在地圖上尋找同事的座位。' },
  plans: { title: '指定日期的變更', text: '預先安排異動和離職，並先檢視當天的組織。' },
  imports: { title: '批次匯入', text: '從 Excel 貼上或用檔案登錄成員，登錄前先預覽結果。' },
};
