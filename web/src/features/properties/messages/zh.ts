import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '平台设置',
  contents: '本页目录',
  groups: {
    platform: '平台',
    services: '已连接的服务',
    mail: '邮箱域名',
    logIn: '登录与密码',
    codes: '验证码',
    signUp: '注册',
    invitations: '邀请',
    recovery: '找回密码',
    accounts: '账号与公司',
  },
  choices: {
    spec: '标准：8 至 12 个字符，包含字母、数字和特殊字符',
    legacy: '旧版系统：6 至 12 个字符',
    strict: '严格：15 个字符以上的长密码',
    optional: '由用户自行选择',
    strictCompanies: '采用严格密码规则的公司的用户',
    everybody: '所有用户',
    byProfile: '随密码规则：仅“严格”可用六种语言的文字',
    all: '始终可用六种语言的文字',
  },
  default: '默认值：{{value}}',
  nothing: '无',
  onePerLine: '每行输入一个。',
  save: '保存',
  undo: '撤消',
  saved: '已保存。',
  closing: {
    title: '关闭注册',
    text: '重新开放之前，任何人都无法注册。现有账号不受影响。',
  },
  loading: '正在加载设置…',
  retry: '重试',
};
