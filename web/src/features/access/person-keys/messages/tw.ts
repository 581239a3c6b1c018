import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '個人金鑰',
  help: '封存您的資料檔案。金鑰登記期間，只有您本人能在此開啟。',
  loading: '正在載入個人金鑰',
  retry: '再試一次',
  state: '狀態',
  since: '開始日期',
  states: {
    readyForRegistration: '可登記',
    registered: '已登記',
    readyForRelease: '等待解除',
    released: '已解除',
  },
  releasedText: '由此金鑰封存的檔案無法再開啟。您可以登記新的金鑰。',
  waitsText: '申請解除期間，金鑰無法開啟任何檔案。在管理員解除之前，您可以撤回申請。',
  waitsForYou: '您是公司唯一的管理員，可以自行解除。',
  seal: '封存並下載',
  sealed: '已封存並下載您的資料。',
  open: '開啟封存檔案',
  opened: '檔案已開啟並儲存。',
  withdraw: '撤回申請',
  withdrawn: '已撤回申請。',
  passwordHelp: '防止您離開時他人進行變更。',
  titles: {
    register: '登記金鑰',
    askRelease: '申請解除',
    release: '解除金鑰',
    reset: '重設金鑰',
  },
  leads: {
    register: '金鑰由 Madang 保管，不會顯示。封存的檔案請自行保管。',
    askRelease: '解除後，由此金鑰封存的檔案將永遠無法開啟。請先開啟需要的檔案。',
    release: '金鑰將被銷毀，由它封存的檔案永遠無法再開啟。',
    reset: '無論處於何種狀態，金鑰都將被銷毀並視為已解除。由它封存的檔案永遠無法再開啟。',
  },
  done: {
    register: '金鑰已登記。',
    askRelease: '已申請解除金鑰。',
    release: '金鑰已解除。',
    reset: '金鑰已重設。',
  },
  notice: {
    title: '待解除的個人金鑰 {{number}} 個',
    text: '請在成員詳細資料中解除。',
  },
};
