import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '存取原則',
  lead: '設定成員保持登入的時間，並查看目前的登入狀態。',
  save: '儲存',
  sessions: {
    title: '保持登入',
    text: '套用於公司所有成員。縮短時間後，對已登入的成員也會立即生效。',
    stayHelp: '登入時勾選「保持登入狀態」的成員，關閉瀏覽器後仍保持登入，直到下列時間為止。',
    stayNotOffered: '服務營運者已關閉此功能，登入頁面不會顯示。',
    administrators: '管理員最長為 {{longest}}。',
    saved: '已儲存登入規則。',
  },
  list: {
    title: '登入狀態',
    text: '目前已登入的成員與裝置。結束後該瀏覽器會立即登出。',
    search: '姓名或 ID',
    person: '成員',
    device: '裝置',
    unknownDevice: '不明裝置',
    opened: '登入時間',
    seen: '最近使用',
    action: '結束',
    current: '此瀏覽器',
    end: '結束工作階段',
    endOf: '結束{{name}}在{{device}}上的工作階段',
    endAsk: '要將{{name}}在{{device}}上登出嗎？',
    endAll: '全部登出',
    endAllAsk: '要登出您以外的所有成員嗎？他們必須重新登入。',
    ended: '已結束 {{count}} 個工作階段。',
    nobody: '找不到工作階段',
    more: '顯示更多',
  },
};
