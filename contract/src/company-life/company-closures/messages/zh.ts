import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    COMPANY_ENDED: '贵公司已终止使用本服务，无法登录或加入。详情请咨询公司管理员。',
    COMPANY_NAME_DIFFERS: '公司名称不一致，请按显示的名称输入。',
  },
};
