import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SEARCH_TERM_SHORT: '请至少输入 {{1}} 个汉字或 {{0}} 个英文字母再搜索。',
    SEARCH_TERM_LETTERS: '搜索词不能包含 < > ^ ; : * % $ / #，其中 * 和 / 只能放在末尾。',
    EMPLOYEES_CHOSEN: '请选择 1 至 {{0}} 名成员。',
    SYNCHRONISING_MINUTES: '请输入0到{{0}}之间的分钟数。',
    EMPLOYEE_CONTACT: '认证密钥、外部邮箱和手机号码请至少填写一项。',
    EMPLOYEE_DEPARTMENT: '没有该部门，请选择其他部门。',
    EMPLOYEE_JOB_RANK: '没有该职级，请选择其他职级。',
    EMPLOYEE_JOB_TITLE: '没有该职务，请选择其他职务。',
    EMPLOYEE_NOT_APPLIED: '该成员尚未开通账号，开通后才能更改。',
    EMPLOYEE_OPTIONAL_DECLINED: '该成员未同意保存选填信息，请将此项留空。',
    EMPLOYEE_MAIL_TAKEN: '该外部邮箱已登记给其他成员。',
    EMPLOYEE_MOBILE_TAKEN: '该手机号码已登记给其他成员。',
    EMPLOYEE_OPENCODE_TAKEN: '该认证密钥已登记给其他成员。',
    WELCOME_STATE: '没有可发送欢迎邮件的外部邮箱，或账号已激活。',
    WELCOME_SENDS: '今天可发送的欢迎邮件已用完。请不发送邮件直接登记，或明天再试。',
    SECURITY_GRADE_MINIMUM: '本公司的安全等级须为{{0}}或更大的数字。',
    EMPLOYEE_NUMBER_TAKEN: '该工号已被使用。',
  },
  fields: {
    displayName: '显示名称',
    englishName: '英文姓名',
    employeeNumber: '工号',
    securityGrade: '安全等级',
  },
};
