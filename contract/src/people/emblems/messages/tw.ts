import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    EMBLEM_HELD: '此成員已擁有這個徽章。',
    EMBLEM_HOLDERS: '檔案最多 {{0}} 列，請逐一下載徽章。',
    EMBLEM_IMAGE_KIND: '請選擇 PNG、JPEG、WebP 或 GIF 圖片。',
    EMBLEM_IMAGE_PIXELS: '圖片超過 {{0}} 百萬像素，請選擇尺寸較小的圖片。',
    EMBLEM_IMAGE_BROKEN: '圖片已損毀或不完整，請重新儲存後選擇該檔案。',
    EMBLEM_NOT_HELD: '此成員沒有這個徽章。',
    MB120: '已有相同名稱的徽章。',
    MB121: '此徽章不存在，請重新整理頁面。',
    MB122: '最多可新增 {{0}} 個徽章。',
    MB123: '每位成員最多可擁有 {{0}} 個徽章。',
    MB124: '有 {{0}} 位成員擁有此徽章，請先收回。',
    MB125: '圖片不可超過 {{0}} KB。',
  },
  fields: {
    emblemId: '徽章',
    emblemName: '名稱',
    englishEmblemName: '英文名稱',
    emblemDescription: '說明',
    englishEmblemDescription: '英文說明',
  },
  operations: {
    'create-emblem': '已新增徽章',
    'change-emblem': '已變更徽章',
    'delete-emblem': '已刪除徽章',
    'restore-emblem': '已還原徽章',
    'grant-emblem': '已授予徽章',
    'take-back-emblem': '已收回徽章',
    'download-emblems': '已下載徽章清單',
    'list-person-emblems': '檢視成員徽章',
    'list-emblem-holders': '檢視徽章獲得者',
  },
};
