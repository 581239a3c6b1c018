import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    NETWORK_NOT_ALLOWED: '仅可通过公司允许的网络使用。请连接公司网络，或联系管理员。',
    NETWORK_INVALID: '请输入 IP 地址或网段，例如 192.0.2.0/24。',
    NETWORK_HOST_BITS: '该地址不是网段的起始地址。请输入起始地址，例如 192.0.2.0/24。',
    NETWORK_EVERYWHERE: '该网段包含所有地址。如果不限制访问来源，请将列表留空。',
    NETWORK_TOO_MANY: '最多可输入 {{0}} 个网段。',
    NETWORK_OWN_MISSING: '列表中没有您当前的地址，保存后您将无法访问。请添加后再保存。',
  },
  fields: {
    allowsStaying: '允许保持登录状态',
    sessionHours: '登录有效时长',
    idleMinutes: '无操作自动退出',
    allowsOnLeave: '允许休假期间登录',
    networks: '网络列表',
  },
};
