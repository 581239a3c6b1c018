import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  membershipsFile: {
    file: '管理員清單',
    name: '姓名',
    loginId: 'ID',
    roles: '角色',
    granted: '授予時間',
    secondFactor: '兩步驟驗證',
    lastSeen: '最近使用',
    on: '已啟用',
    off: '未啟用',
  },
  handoverMails: {
    open: '接受或拒絕',
    offered: {
      heading: '您收到代表管理員移交邀請',
      text: '{{name}}希望將代表管理員移交給您。代表管理員代表公司並管理整個公司。\n\n在您接受之前不會有任何變更。請在{{until}}之前登入並接受或拒絕。',
    },
    withdrawn: {
      heading: '代表管理員移交邀請已撤回',
      text: '{{name}}已撤回將代表管理員移交給您的邀請，您無須進行任何操作。',
    },
    declined: {
      heading: '代表管理員移交遭拒絕',
      text: '{{name}}拒絕接任代表管理員。您仍是代表管理員，可以邀請其他成員。',
    },
    lapsed: {
      heading: '代表管理員移交未獲接受',
      text: '{{name}}未接受代表管理員移交，邀請已結束。您仍是代表管理員，可以再次邀請。',
    },
    handedOver: {
      heading: '代表管理員已變更',
      text: '{{name}}已接受，現為代表管理員。您今後是公司管理員。\n\n如果您未曾發出邀請，請立即聯絡客服。',
    },
    received: {
      heading: '您已成為代表管理員',
      text: '您從{{name}}接任了代表管理員，代表公司並管理整個公司。\n\n如果不是您本人操作，請立即聯絡客服。',
    },
    replaced: {
      heading: '代表管理員已更換',
      text: '平台營運者已將{{name}}設為貴公司的代表管理員。原代表管理員今後為公司管理員。\n\n原因：{{reason}}\n\n如果您對此不知情，請立即聯絡客服。',
    },
  },
  domainMails: {
    open: '開啟郵件網域',
    heading: '找不到{{domain}}的驗證記錄',
    text: '在{{time}}的檢查中，找不到證明貴公司網域{{domain}}所有權的TXT記錄。在記錄恢復之前，無法於此網域建立新ID。現有ID維持不變。\n\n如果並非有意變更，請重新發布記錄並檢查網域。記錄內容請見郵件網域頁面。',
  },
  roleMails: {
    granted: {
      heading: '您獲授予{{role}}角色',
      text: '您在公司中獲授予{{role}}角色，即刻生效。\n\n如有疑問，請聯絡公司管理員。',
    },
    revoked: {
      heading: '您的{{role}}角色已被收回',
      text: '您在公司中的{{role}}角色已被收回，即刻失效。\n\n如有疑問，請聯絡公司管理員。',
    },
  },
};
