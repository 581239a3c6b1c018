import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  titles: {
    identify: '激活公司账号',
    code: '输入验证码',
    account: '完成账号设置',
    instant: '使用初始密码激活',
  },
  leads: {
    identify: '公司已为您登记。请用公司登记的信息确认是您本人。',
    code: '如果公司以此联系方式登记了您，您将收到验证码。',
    account: '请设置密码并阅读条款，大约需要一分钟。',
    instant: '请输入管理员提供的账号和初始密码。',
  },
  steps: {
    label: '激活账号的步骤',
    identify: '确认身份',
    code: '验证码',
    initial: '初始密码',
    account: '密码与条款',
  },
  identify: {
    mail: '邮箱',
    mailText: '将验证码发送到公司登记的邮箱',
    mobile: '手机',
    mobileText: '以短信将验证码发送到登记的手机',
    key: '认证密钥',
    keyText: '使用机构发给您的密钥，无需验证码',
    promotion: '优惠码',
    promotionText: '使用公司收到的代码，无需事先登记',
    mailHelp: '公司登记的外部邮箱地址',
    mobileHelp: '登记的手机号，不含开头的 0',
    keyHelp: '16 位字母和数字，不区分大小写和连字符。',
    send: '获取验证码',
    take: '使用此密钥',
    promotionHelp: '请输入收到的完整代码，不区分大小写和连字符。',
    takePromotion: '使用此代码',
    nobody: '没有以此联系方式登记的成员。请检查输入内容，或询问公司管理员。',
  },
  instant: {
    id: '账号',
    idHelp: '请输入完整的邮箱地址。如果是本服务的地址，只输入 @ 前的部分即可。',
    password: '初始密码',
    passwordHelp_one: '不区分大小写和连字符。自发放起 {{count}} 天内有效，且只能在此页面使用。',
    passwordHelp_other: '不区分大小写和连字符。自发放起 {{count}} 天内有效，且只能在此页面使用。',
    submit: '继续',
  },
  account: {
    choose: '公司',
    chooseHelp: '有多家公司登记了您。请先选择一家，其余的可以稍后再启用。',
    submit: '激活账号',
  },
  done: {
    title: '{{name}}，欢迎您',
    lead: '账号已准备就绪。请使用此账号和新密码登录。',
    confirm: '请打开我们发送到 {{address}} 的邮件中的链接，确认该地址属于您。',
  },
  other: {
    hasInitial: '管理员给了您初始密码？',
    toInstant: '使用初始密码激活',
    hasNone: '没有初始密码？',
    toAccount: '用联系方式或密钥激活账号',
  },
  page: {
    loading: '正在加载页面',
    failed: '目前无法显示此页面',
    retry: '重试',
    over: '操作超时，或已在其他窗口完成，请重新开始。',
    logIn: '返回登录',
    contact: '客服中心',
  },
};
