import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB1063: '请同意条款后再注册。',
    MB1064: '该邮箱地址已被使用。',
    MB1065: '您曾注册过免费版，无法再次注册。',
    MB_M_MANAGER_JS_ENTERLASTNAME: '请输入姓氏。',
    MB_M_MANAGER_JS_ENTERNAME: '请输入名字。',
    MB_M_PWD_ENTER_EXTMAIL: '请输入外部邮箱地址。',
    MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN: '请使用与新账号不同域名的邮箱地址。',
    MB_M_UNDER_14: '年满14周岁方可注册。',
    MB_M_TIME_ZONE: '请选择时区。',
    MB_M_MAIL_ID_UNPROVEN:
      '有人使用该邮箱地址注册，但尚未验证其归属。如果这是您的邮箱，请使用发送到该地址的验证码进行身份验证。',
    MB_M_MAIL_ID_PROOF: '邮箱账号请用发送到该邮箱的验证码验证。',
    MB_M_CONFIRMATION_GONE: '该链接已过期或已被使用。',
    MB_M_REGISTRATION_CLOSED: '目前无法注册。',
  },
  fields: {
    companyName: '公司名称',
    englishCompanyName: '公司英文名称',
    userId: '账号',
    loginId: '登录账号',
    password: '密码',
    passwordConfirmation: '确认密码',
    surname: '姓氏',
    givenName: '名字',
    fullName: '姓名',
    externalMail: '外部邮箱',
    mobile: '手机号码',
    residenceCountry: '居住国家/地区',
    timeZone: '时区',
    promotionCode: '优惠码',
    agreements: '条款',
    isOldEnough: '年龄',
    refereeMobile: '推荐人手机号码',
    language: '语言',
    serviceType: '服务',
  },
};
