import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MAIL_DOMAIN_FORM: '請輸入不含@的網域，例如example.com。',
    MAIL_DOMAIN_PRODUCT: '這是本產品的網域或無法使用的網域。',
    MAIL_DOMAIN_PUBLIC: '任何人都能在此網域下註冊，請輸入公司自己的網域。',
    MAIL_DOMAIN_FREE_MAIL: '這是公共郵件服務的網域，請輸入公司自己的網域。',
    MAIL_DOMAIN_ADDED: '此網域已新增。',
    MAIL_DOMAIN_TAKEN: '此網域已由其他公司驗證。',
    MAIL_DOMAIN_LIMIT: '最多可新增{{0}}個網域，請先刪除一個。',
    MAIL_DOMAIN_UNPROVEN: '此網域尚未驗證，請選擇其他網域。',
  },
  fields: {
    domain: '網域',
    idDomain: 'ID網域',
  },
};
