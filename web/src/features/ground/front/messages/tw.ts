import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  // Not torn within the first clause.
  title: '公司相聚的\u2060庭\u2060院，由此開啟',
  lead: '從註冊、登入、成員與組織，到公告和公告板，公司的首頁與管理後台都在這裡。',
  signUp: '建立公司',
  logIn: '登入',
  soon: '5 分鐘即可開通公司入口網站。',
  reasons: {
    ready: { title: '部門與職級已預先備妥', text: '選擇範本後修改即可，也內建國定假日。' },
    passkey: { title: '以通行密鑰直接登入', text: '指紋或臉部即可，不必輸入密碼。' },
    record: { title: '誰改了什麼，一目了然', text: '變更以句子記錄，可復原的能就地復原。' },
  },
  picture: {
    label: '入口網站首頁的樣子',
    company: '松風商社',
    hello: '韓潔，您好',
    pinned: '置頂公告',
    menus: { home: '首頁', boards: '公告板', travel: '出差申請', people: '組織圖' },
    notice: {
      title: '年終晚會誠摯邀請您',
      text: '12 月 18 日星期五晚上 6 點，在主樓庭院，歡迎攜家人一同前來。',
      by: '白藝率 · 人事部',
    },
    posts: {
      tea: { who: '高娜萊', where: '產品企劃部 · 自由討論區', title: '新茶具試飲會，週四下午 3 點' },
      passkey: { who: '宋瑟琪', where: '資訊安全部 · 公告', title: '如何以通行密鑰登入' },
      walk: { who: '柳河嵐', where: '海外業務部 · 自由討論區', title: '週末走過的林間小路' },
      coffee: { who: '安河嵐', where: '總務部 · 公告', title: '4 樓咖啡機修好了' },
    },
    shortcuts: '捷徑',
    shortcut: { welfare: '福利商城', rooms: '會議室', expenses: '費用核銷', help: 'IT 諮詢' },
    people: '成員',
    birthday: '今天生日',
    joined: '今天到職',
  },
};
