import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  list: {
    title: '已登录的设备',
    help: '如有不认识的设备，请将其退出登录并更改密码。',
    device: '设备',
    lastSeen: '最后使用',
    action: '操作',
    current: '当前设备',
    unknownDevice: '未知设备',
    network: '网段',
    unknownNetwork: '未知',
    end: '退出登录',
    endOf: '退出登录：{{device}}',
    endAsk: '将在 {{device}} 上退出登录。',
    endOthers: '退出其他所有设备',
    endOthersAsk: '除本设备外，所有设备都将退出登录。',
    othersStay: '其他设备仍处于登录状态。将其退出登录后，再次登录时需要两步验证。',
    othersOpen: '您在其他设备上仍处于登录状态。如果可能有他人在使用，请将其退出登录。',
    keepOthers: '保持登录',
    loading: '正在加载已登录的设备',
    retry: '重试',
  },
};
