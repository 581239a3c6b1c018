import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  consentMails: {
    receiptSubject: '您的选填信息已删除',
    receiptText:
      '您于{{time}}未同意隐私条款中的选填项目。以下信息已立即从您的 Madang 账号中删除：\n\n{{items}}\n\n请保存本邮件作为删除凭证。已删除的信息无法恢复，您可以随时重新填写。',
    nothing: '没有已保存的信息',
    items: {
      nickname: '昵称',
      companyContact: '公司联系方式',
      mobile: '手机号码',
      duties: '工作职责',
      photo: '照片',
      personalMail: '个人邮箱',
      englishName: '英文姓名',
    },
  },
};
