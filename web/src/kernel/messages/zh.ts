import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  notFound: {
    title: '找不到页面',
    text: '地址可能有误，或者页面已被移动或删除。',
    home: '返回首页',
  },
  noCookies: '浏览器阻止了 Cookie，无法登录或注册。请允许此网站使用 Cookie 后重试。',
  failed: {
    title: '无法显示此页面',
    code: '错误代码',
    copy: '复制',
    retry: '重试',
    home: '返回首页',
  },
  errorPage: {
    title: '出现问题',
    text: '页面加载失败。请返回首页，稍后重试。',
  },
  unavailable: {
    title: '此功能不可用',
    text: '该功能目前未开放。请联系管理员，或稍后再来。',
    back: '返回上一页',
  },
  terms: {
    inEnglish: '没有该语言的条款，现以英语显示。',
  },
  code: {
    timeLeft: '剩余时间',
    at60: '输入验证码的时间还剩 1 分钟。',
    at30: '输入验证码的时间还剩 30 秒。',
    at0: '输入验证码的时间已过。',
    help: '输入完整后会立即验证。',
    check: '验证',
    resend: '重新获取',
    wait: '发送满1分钟后才能重新获取验证码。',
    waitSeconds: '{{seconds}}秒后可重新获取验证码。',
  },
  entrance: {
    loggedIn: '您已以{{name}}的身份登录。',
    goOn: '继续',
    logIn: '登录',
    setUp: '开始设置公司',
    portal: '前往门户',
  },
};
