import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  titles: {
    identify: '找回密码',
    code: '输入验证码',
    password: '设置新密码',
    done: '密码已更改',
  },
  leads: {
    identify: '请输入账号以及该账号登记的邮箱或手机号，我们会将验证码发送到该处。',
    code: '如果账号与联系方式属于同一账号，您将收到验证码。',
    password: '更改后，所有设备都将退出登录。',
    done: '所有设备均已退出登录。请使用新密码登录。',
  },
  steps: {
    label: '重设密码的步骤',
    identify: '确认账号',
    code: '验证码',
    password: '新密码',
  },
  identify: {
    id: '账号',
    idHelp: '请输入完整的邮箱地址。如果是本服务的地址，只输入 @ 前的部分即可。',
    mail: '邮箱',
    mailText: '发送到登记的邮箱',
    mobile: '手机',
    mobileText: '以短信发送到登记的手机',
    key: '认证密钥',
    keyText: '适用于没有已验证联系方式的账号',
    keyHelp: '注册时使用的密钥。账号有已验证的联系方式时不能使用。',
    take: '使用此密钥',
    pin: 'PIN 码',
    pinText: '使用事先设置的 PIN',
    pinHelp: '您在“我的账号”中设置的数字。输错五次将被锁定，可由贵公司的服务台解锁。',
    takePin: '使用此 PIN',
    mailHelp: '如果账号是其他服务商的邮箱地址，也可以输入该地址。',
    mobileHelp: '账号登记的手机号',
    send: '获取验证码',
    cancel: '返回登录',
  },
  password: {
    hintHelp: '这是您在“我的账号”中设置的问题，不区分大小写和空格。',
    rules: '新密码规则',
    submit: '更改密码',
    loading: '正在加载密码规则',
    retry: '重试',
  },
  done: {
    logIn: '登录',
  },
};
