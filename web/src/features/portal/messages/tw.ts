import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  front: {
    title: 'Madang',
    lead: '以一個帳號使用公司郵件、即時通訊、會議與雲端硬碟的辦公入口網站。',
    logIn: '登入',
    signUp: '免費註冊',
  },
  home: {
    title: '首頁',
    greeting: '{{name}}，您好',
    services: '服務',
    notConnected: '尚未連線',
    retry: '再試一次',
    loading: '正在載入服務',
    menus: '選單',
    all: '檢視全部',
    allOf: '{{board}}：檢視全部',
    noPosts: '目前沒有文章。',
    anniversaries: '紀念日',
    noAnniversaries: '未來 60 天內沒有紀念日。',
    holiday: '休假日',
    links: '快速連結',
    noLinks: '目前沒有快速連結。',
    notices: '提醒',
    unreadMessages: '未讀訊息 {{number}} 則',
    waitingPosts: '{{board}}中待核准的文章 {{number}} 篇',
    setUpRuns: '另一位管理員正在進行公司初始設定',
    ownSetUpRuns: '其他瀏覽器中的初始設定尚未結束',
  },
  services: {
    MO: '郵件',
    MS: '即時通訊',
    MT: '會議',
    DV: '雲端硬碟',
  },
  serviceTexts: {
    MO: '收發郵件',
    MS: '取得應用程式',
    MT: '發起或加入會議',
    DV: '開啟檔案',
  },
  download: {
    title: '下載即時通訊',
    lead: '即時通訊需安裝在電腦或手機上使用。',
    loading: '正在載入下載網址',
    get: '下載',
    notConnected: '即時通訊尚未連線',
    notConnectedText: '尚未設定下載網址，請洽服務的營運人員。',
    contactCentre: '客服中心',
  },
};
