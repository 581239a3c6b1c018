import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  // Not torn within the first clause.
  title: '公司相聚的\u2060庭\u2060院，由此开启',
  lead: '从注册、登录、成员与组织，到公告和公告板，公司的首页与管理后台都在这里。',
  signUp: '创建公司',
  logIn: '登录',
  soon: '5 分钟即可开通公司门户。',
  reasons: {
    ready: { title: '部门和职级已预先备好', text: '选择模板后修改即可，还内置法定节假日。' },
    passkey: { title: '用通行密钥直接登录', text: '指纹或面容即可，无需输入密码。' },
    record: { title: '谁改了什么，一目了然', text: '更改以句子记录，可撤销的可就地撤销。' },
  },
  picture: {
    label: '门户首页的样子',
    company: '松风商社',
    hello: '韩洁，您好',
    pinned: '置顶公告',
    menus: { home: '首页', boards: '公告板', travel: '出差申请', people: '组织架构' },
    notice: {
      title: '年终晚会诚邀您参加',
      text: '12 月 18 日星期五 18:00，在主楼庭院，欢迎携家人一同前来。',
      by: '白艺率 · 人事部',
    },
    posts: {
      tea: { who: '高娜莱', where: '产品企划部 · 自由讨论区', title: '新茶具试饮会，周四 15:00' },
      passkey: { who: '宋瑟琪', where: '信息安全部 · 公告', title: '如何使用通行密钥登录' },
      walk: { who: '柳河岚', where: '海外销售部 · 自由讨论区', title: '周末的林间小路' },
      coffee: { who: '安河岚', where: '总务部 · 公告', title: '4 楼咖啡机已修好' },
    },
    shortcuts: '快捷方式',
    shortcut: { welfare: '福利商城', rooms: '会议室', expenses: '费用报销', help: 'IT 咨询' },
    people: '成员',
    birthday: '今天生日',
    joined: '今天入职',
  },
};
