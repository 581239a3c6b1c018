import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB701: '该成员正在休假，请先办理复岗。',
    MB702: '该成员正在外派，请先解除外派。',
    MB703: '该成员未离职，无法办理复职。',
    EMPLOYMENT_OWN: '不能对自己执行此操作，请联系其他管理员。',
    EMPLOYMENT_LAST_ADMINISTRATOR: '这是最后一位可以登录的管理员，请先将管理员角色授予其他成员。',
    EMPLOYMENT_REPRESENTATIVE: '代表管理员需要先移交角色。',
    EMPLOYMENT_HEIR: '请选择在职成员作为接手人。',
    EMPLOYMENT_HEIR_RIGHT: '该成员没有接手所需的权限，请选择管理员等有权限的成员。',
    EMPLOYMENT_LEFT_LIMIT: '待移交的内容超过 {{0}} 项。请先停用该账号，移交或结束其中一部分后重试。',
    EMPLOYMENT_LEFT_CHANGED: '待移交的内容已发生变化，列表已重新加载，请再次确认。',
    RETIREMENT_PLANNED: '已预约离职，请先取消预约。',
    RETIREMENT_NOT_PLANNED: '没有待执行的离职，可能已取消或已完成。',
    SUSPENSION_END: '请选择将来的时间。',
    ALREADY_SUSPENDED: '该成员已被停用，请先恢复后再操作。',
    NOT_SUSPENDED: '该成员已可正常登录。',
    ACCESS_SUSPENDED: '您的账号已被停用，请联系公司管理员。',
    ACCESS_SUSPENDED_UNTIL: '您的账号停用至 {{0}}，请联系公司管理员。',
  },
  fields: {
    employmentStatus: '在职状态',
    access: '登录权限',
    isPlanned: '已安排',
    handedOver: '移交项数',
    stayed: '未移交项数',
    returned: '恢复项数',
    lost: '未能恢复的项数',
  },
  operations: {
    'plan-retirement': '预约离职',
    'retire-person': '办理离职',
    'call-off-retirement': '取消离职安排',
    'reinstate-person': '办理复职',
    'suspend-access': '停用账号',
    'restore-access': '恢复账号',
    'read-leaving': '查看离职待移交内容',
    'read-story': '查看在职记录',
  },
};
