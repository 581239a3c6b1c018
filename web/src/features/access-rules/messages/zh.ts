import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '访问策略',
  lead: '设置成员保持登录的时长，并查看当前的登录状态。',
  save: '保存',
  sessions: {
    title: '保持登录',
    text: '适用于公司的所有成员。缩短时长后，对已登录的成员也立即生效。',
    stayHelp: '登录时勾选“保持登录状态”的成员，关闭浏览器后仍保持登录，直至达到以下时长。',
    stayNotOffered: '服务运营方已关闭此功能，登录页面不会显示该选项。',
    administrators: '管理员最长为 {{longest}}。',
    saved: '登录规则已保存。',
  },
  list: {
    title: '登录状态',
    text: '当前已登录的成员和设备。结束后该浏览器会立即退出登录。',
    search: '姓名或 ID',
    person: '成员',
    device: '设备',
    unknownDevice: '未知设备',
    opened: '登录时间',
    seen: '最近使用',
    action: '结束',
    current: '此浏览器',
    end: '结束会话',
    endOf: '结束{{name}}在{{device}}上的会话',
    endAsk: '要让{{name}}在{{device}}上退出登录吗？',
    endAll: '全部退出登录',
    endAllAsk: '要让除您以外的所有成员退出登录吗？他们需要重新登录。',
    ended: '已结束 {{count}} 个会话。',
    nobody: '没有找到会话',
    more: '显示更多',
  },
};
