import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  viewer: {
    privacyPolicy: '隱私權政策',
    useTerms: '使用條款',
    languages: '條款語言',
    versions: '版本',
    previous: '上一版',
    next: '下一版',
    first: '這是最早的版本。',
    last: '這是最新版本。',
    since: '自{{date}}起生效',
    newest: '最新',
    unknownCountry: '網址中的國家／地區代碼不存在，目前顯示適用於韓國的內容。',
    loading: '正在載入條款',
  },
};
