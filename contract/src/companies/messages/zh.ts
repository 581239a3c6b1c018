import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SET_UP_LIMIT: '初始设置中最多可登记{{0}}个，其余请在设置结束后到管理控制台添加。',
    EDIT_CONFLICT: '在此期间已保存了其他更改。为避免覆盖，本次更改未保存。',
    MB_M_ENGLISH_WORDS: '只能输入英文字母、数字和空格。',
  },
};
