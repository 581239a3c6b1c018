import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MAIL_DOMAIN_FORM: '请输入不带@的域名，例如example.com。',
    MAIL_DOMAIN_PRODUCT: '这是本产品的域名或不可使用的域名。',
    MAIL_DOMAIN_PUBLIC: '任何人都可在此域名下注册，请输入公司自己的域名。',
    MAIL_DOMAIN_FREE_MAIL: '这是公共邮箱服务的域名，请输入公司自己的域名。',
    MAIL_DOMAIN_ADDED: '该域名已添加。',
    MAIL_DOMAIN_TAKEN: '该域名已由其他公司验证。',
    MAIL_DOMAIN_LIMIT: '最多可添加{{0}}个域名，请先删除一个。',
    MAIL_DOMAIN_UNPROVEN: '该域名尚未验证，请选择其他域名。',
  },
  fields: {
    domain: '域名',
    idDomain: 'ID域名',
  },
};
