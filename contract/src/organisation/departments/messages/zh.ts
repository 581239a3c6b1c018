import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    CM301: '该代码已被使用。',
    DEPARTMENT_CODE_LENGTH: '请输入{{0}}至{{1}}个英文字母或数字。',
    DEPARTMENT_PARENT: '上级部门不存在，请选择其他部门。',
    DEPARTMENT_UNDER_ITSELF: '部门不能移动到自身或其下级部门之下。',
    CM312: '该部门下有{{0}}个下级部门，请先移动或删除。',
    CM313: '该部门有{{0}}名成员，请先将其移至其他部门。',
    CM314: '该部门下登记了{{0}}个项目，请先清理。',
    DEPARTMENT_PLANNED: '有 {{0}} 项预约变更涉及该部门。',
  },
  fields: {
    departmentCode: '部门代码',
    departmentName: '部门名称',
    englishDepartmentName: '部门英文名称',
    parentDepartmentCode: '上级部门',
  },
};
