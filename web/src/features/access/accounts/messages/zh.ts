import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  logIn: {
    title: '登录',
    welcome: '欢迎回来。',
    passkey: '使用通行密钥登录',
    orById: '或使用账号',
    passkeyNotUsed: '未使用通行密钥。请重试，或使用账号和密码登录。',
    id: '账号',
    idHelp: '请输入完整的邮箱地址。如果是在本服务创建的地址，只输入 @\u00a0前面的部分即可。',
    remember: '记住账号',
    stay: '保持登录状态',
    stayHelp: '关闭浏览器后仍保持登录。请勿在公用电脑上勾选。',
    submit: '登录',
    forgot: '忘记密码？',
    noAccount: '还没有账号？',
    signUp: '免费注册',
    registered: '公司已为您登记？',
    openAccount: '激活账号',
    waiting: '等待时间结束后即可再次登录。',
    waitTitle: '登录失败次数过多',
    waitText: '为保护账号安全，暂时限制登录。',
    waitLabel: '距离可以重试还有',
    wait60: '1 分钟后可以重试。',
    wait30: '30 秒后可以重试。',
    waitOver: '现在可以重新登录了。',
    reasons: {
      needed: '请登录后继续。',
      ended: '您已退出登录。重新登录后将返回刚才的页面。',
      beside: '您已退出登录。请登录后返回刚才填写的窗口。',
      out: '您已退出登录。',
      everywhere: '您已在所有设备上退出登录。',
    },
  },
  change: {
    title: '修改密码',
    renewal: '公司要求您更改密码，更改后才能继续。',
    logOut: '退出登录',
    lead: '修改后，其他设备将退出登录。',
    loading: '正在加载密码规则',
    rules: '新密码规则',
    submit: '修改密码',
    cancel: '取消',
    doneTitle: '密码已修改',
    done: '其他设备已退出登录。',
  },
  confirm: {
    asked: {
      title: '确认邮箱地址',
      text: '如果这是您本人的邮箱地址，请点击下面的按钮。',
    },
    done: {
      title: '邮箱地址已确认',
      text: '谢谢。您现在可以使用此地址登录。',
    },
    locked: {
      title: '请先登录',
      text: '请使用以该邮箱地址注册的账号登录，然后重新打开邮件中的链接。如果不是您本人注册，请忽略该邮件，未确认的账号将被释放。',
    },
    gone: {
      title: '此链接已失效',
      text: '链接已过期或已被使用。如果您已确认过邮箱地址，请直接登录。',
    },
    submit: '确认邮箱地址',
    logIn: '登录',
  },
};
