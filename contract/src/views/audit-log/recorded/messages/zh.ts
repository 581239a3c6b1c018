import type { Translated } from '../../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  fields: {
    SVCR: '服务条款',
    POAR: '个人信息出境',
    PIAR: '个人信息收集与使用',
    CMAR: '营销信息接收',
    optional: '可选项',
    concurrentTitle: '兼职职务',
    count: '数量',
    days: '天数',
    deviceLetters: '新设备登录通知',
    trustedDevice: '跳过两步验证',
    isAsked: '要求更改',
    isHeld: '需要审批',
    key: '个人密钥',
    namesHolders: '显示权限持有人',
    passwordRenewal: '密码更改要求',
    people: '涉及人数',
    pinX: '地图上的横向位置',
    pinY: '地图上的纵向位置',
    recoveryPin: '恢复PIN码',
    subOrganisation: '分支机构',
    trustDays: '受信任设备的天数',
    grantee: '权限持有人',
    soon: '即将到期的权限',
    home: '派出',
    host: '派入',
  },
};
