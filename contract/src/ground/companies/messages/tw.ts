import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    SET_UP_LIMIT: '初始設定中最多可登錄{{0}}個，其餘請於設定結束後在管理後台新增。',
    EDIT_CONFLICT: '在此期間已儲存其他變更。為避免覆寫，這次的變更未儲存。',
    COMPANY_TYPE_ID_PROFILE: '使用者ID的長度由公司類型決定，無法變更。',
    MB_M_ENGLISH_WORDS: '只能輸入英文字母、數字和空格。',
    MARK_SIZE: '圖片最大為{{0}}KB。',
    MARK_KIND: '請選擇不超過1200萬像素的PNG、JPEG或WebP圖片。',
    COLOR_CONTRAST: '文字在此顏色上不易辨識，最接近的可用顏色是{{0}}。',
  },
  fields: {
    shownName: '顯示名稱',
    companyPhone: '公司電話',
    companyType: '公司類型',
    mark: '標誌',
  },
};
