import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  setup: {
    title: '设置运营者',
    lead: '运营者负责管理本平台的设置、优惠码和条款。',
    tokenHelp: '令牌在服务器启动时显示，一小时内有效且只能使用一次。',
    loginIdHelp: '您的电子邮箱地址，用于登录。',
    rules: '密码规则',
    submit: '完成设置',
    done: '运营者设置完成',
    doneText: '请使用您的邮箱地址和新密码登录。',
    closed: '运营者已设置',
    closedText: '本平台已有运营者。如果您是运营者，请使用自己的账号登录。',
    loading: '正在检查设置状态',
    logIn: '登录',
  },
};
