import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  consentMails: {
    receiptHeading: '您的选填信息已删除',
    receiptText:
      '您于{{time}}未同意隐私条款中的选填项目。以下信息已立即从您的 Madang 账号中删除：\n\n{{items}}\n\n请保存本邮件作为删除凭证。已删除的信息无法恢复，您可以随时重新填写。',
    marketingHeading: '您的营销信息接收同意即将到期',
    marketingText:
      '您于{{date}}同意接收营销信息。同意有效期为 {{years}} 年，将于{{until}}到期。\n\n此后首次登录时，我们会再次征求您的意见，您可以同意或拒绝。在您重新同意之前，视为已到期。您无需进行其他操作。',
    nothing: '没有已保存的信息',
    items: {
      nickname: '昵称',
      companyContact: '公司联系方式',
      mobile: '手机号码',
      duties: '工作职责',
      photo: '照片',
      personalMail: '个人邮箱',
      englishName: '英文姓名',
      birthday: '生日',
      refereeMobile: '推荐人手机号码',
    },
  },
};
