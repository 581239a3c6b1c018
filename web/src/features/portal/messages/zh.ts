import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  front: {
    title: 'Madang',
    lead: '用一个账号使用公司邮箱、即时通讯、会议和云盘的办公门户。',
    logIn: '登录',
    signUp: '免费注册',
  },
  home: {
    title: '首页',
    greeting: '{{name}}，您好',
    services: '服务',
    notConnected: '尚未连接',
    retry: '重试',
    loading: '正在加载服务',
    menus: '菜单',
    all: '查看全部',
    allOf: '{{board}}：查看全部',
    noPosts: '暂无帖子。',
    anniversaries: '纪念日',
    noAnniversaries: '未来 60 天内没有纪念日。',
    holiday: '休息日',
    links: '快捷链接',
    noLinks: '暂无快捷链接。',
    notices: '提醒',
    unreadMessages: '未读消息 {{number}} 条',
    waitingPosts: '{{board}}中待审批的帖子 {{number}} 篇',
    setUpRuns: '另一位管理员正在进行公司初始设置',
    ownSetUpRuns: '其他浏览器中的初始设置尚未结束',
  },
  services: {
    MO: '邮箱',
    MS: '即时通讯',
    MT: '会议',
    DV: '云盘',
  },
  serviceTexts: {
    MO: '收发邮件',
    MS: '获取应用',
    MT: '发起或加入会议',
    DV: '打开文件',
  },
  download: {
    title: '下载即时通讯',
    lead: '即时通讯需要安装在电脑或手机上使用。',
    loading: '正在加载下载地址',
    get: '下载',
    notConnected: '即时通讯尚未连接',
    notConnectedText: '尚未设置下载地址，请联系服务的运营人员。',
    contactCentre: '客服中心',
  },
};
