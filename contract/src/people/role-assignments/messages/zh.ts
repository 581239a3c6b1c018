import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    AC105: '您当前的角色无权授予或收回该角色。',
    EM0006: '公司中没有此成员。',
    EM0008: '该成员已拥有此角色。',
    EM0009: '该成员的帐号已注销。',
    HANDOVER_OPEN: '已有待处理的代表管理员移交请求，请先撤回。',
    HANDOVER_OVER: '该请求已结束。',
    ROLE_LAST_ADMINISTRATOR: '这是最后一位管理员，请先将角色授予其他成员。',
    ROLE_NOT_IN_SERVICE: '角色只能授予在职成员，不能授予待激活、休假中、外派中或已离职的成员。',
    ROLE_OWN: '不能授予或收回自己的角色，但可以放弃。',
  },
  fields: {
    isFormer: '原代表管理员',
    newLoginId: '新代表管理员的登录ID',
    replacementReason: '原因',
    role: '角色',
  },
  roles: {
    representative: '代表管理员',
    administrator: '公司管理员',
    membershipManager: '权限管理员',
    manager: '经理',
    agency: '认证密钥发放人',
    serviceDesk: '服务台',
  },
};
