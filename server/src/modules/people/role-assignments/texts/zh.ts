import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  membershipsFile: {
    file: '管理员列表',
    name: '姓名',
    loginId: 'ID',
    roles: '角色',
    granted: '授予时间',
    secondFactor: '两步验证',
    lastSeen: '最近使用',
    on: '已启用',
    off: '未启用',
  },
  handoverMails: {
    open: '接受或拒绝',
    offered: {
      heading: '您收到了代表管理员移交请求',
      text: '{{name}}希望将代表管理员移交给您。代表管理员代表公司并管理整个公司。\n\n在您接受之前不会有任何变化。请在{{until}}之前登录并接受或拒绝。',
    },
    withdrawn: {
      heading: '代表管理员移交请求已撤回',
      text: '{{name}}已撤回将代表管理员移交给您的请求，您无需任何操作。',
    },
    declined: {
      heading: '代表管理员移交被拒绝',
      text: '{{name}}拒绝接任代表管理员。您仍是代表管理员，可以向其他成员发出请求。',
    },
    lapsed: {
      heading: '代表管理员移交未被接受',
      text: '{{name}}未接受代表管理员移交，请求已结束。您仍是代表管理员，可以再次发出请求。',
    },
    handedOver: {
      heading: '代表管理员已变更',
      text: '{{name}}已接受，现为代表管理员。您今后是公司管理员。\n\n如果您没有发出过该请求，请立即联系客服。',
    },
    received: {
      heading: '您已成为代表管理员',
      text: '您从{{name}}处接任了代表管理员，代表公司并管理整个公司。\n\n如果不是您本人操作，请立即联系客服。',
    },
    replaced: {
      heading: '代表管理员已更换',
      text: '平台运营者已将{{name}}设为贵公司的代表管理员。原代表管理员今后为公司管理员。\n\n原因：{{reason}}\n\n如果您对此不知情，请立即联系客服。',
    },
  },
  domainMails: {
    open: '打开邮箱域名',
    heading: '未找到{{domain}}的验证记录',
    text: '在{{time}}的检查中，未找到证明贵公司域名{{domain}}所有权的TXT记录。在记录恢复之前，无法在此域名下创建新ID。现有ID保持不变。\n\n如果并非有意更改，请重新发布记录并检查域名。记录内容见邮箱域名页面。',
  },
  roleMails: {
    granted: {
      heading: '您被授予了{{role}}角色',
      text: '您在公司中被授予了{{role}}角色，即刻生效。\n\n如有疑问，请联系公司管理员。',
    },
    revoked: {
      heading: '您的{{role}}角色已被收回',
      text: '您在公司中的{{role}}角色已被收回，即刻失效。\n\n如有疑问，请联系公司管理员。',
    },
  },
};
