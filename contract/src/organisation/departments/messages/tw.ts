import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    CM301: '此代碼已被使用。',
    DEPARTMENT_CODE_LENGTH: '請輸入{{0}}至{{1}}個英文字母或數字。',
    DEPARTMENT_PARENT: '上層部門不存在，請選擇其他部門。',
    DEPARTMENT_UNDER_ITSELF: '部門無法移至自身或其下層部門之下。',
    CM312: '此部門底下有{{0}}個下層部門，請先移動或刪除。',
    CM313: '此部門有{{0}}名成員，請先移至其他部門。',
    CM314: '此部門底下登錄了{{0}}個項目，請先整理。',
    DEPARTMENT_PLANNED: '有 {{0}} 項預約變更涉及此部門。',
  },
  fields: {
    departmentCode: '部門代碼',
    departmentName: '部門名稱',
    englishDepartmentName: '部門英文名稱',
    parentDepartmentCode: '上層部門',
  },
};
