import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '两步验证',
  submit: '继续',
  endedTitle: '请重新登录',
  denied: '没有等待验证的登录，或登录已超时。',
  logIn: '前往登录',
  loading: '正在加载两步验证信息',
  back: '返回登录',
  lost: {
    title: '设备和恢复码都丢失了？',
    text: '请联系公司管理员重置两步验证。',
    operator: '如果您是公司唯一的管理员或平台运营者，请由服务器负责人使用运维指南（docs/operation）中的命令重置。',
  },
  retry: '重试',
  code: '应用验证码',
  recoveryCode: '恢复码',
  setUp: {
    title: '设置两步验证',
    lead: '此账号必须使用两步验证。请选择一种方式继续，之后可在“我的账号”中更改。',
    back: '返回',
  },
  passkey: {
    use: '使用通行密钥',
    notUsed: '未使用通行密钥。请重试，或改用其他方式。',
  },
  trust: '在此设备上 {{days}} 天内跳过两步验证',
  lead: {
    passkey: '请用指纹、面容、设备 PIN 码或安全密钥进行确认。',
    app: '请输入身份验证应用显示的验证码。',
    recoveryCode: '请输入您保存的一个恢复码。每个恢复码只能使用一次。',
  },
  instead: {
    passkey: '改用通行密钥',
    app: '改用身份验证应用',
    recoveryCode: '改用恢复码',
  },
};
