import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SET_UP_LIMIT: '初始设置中最多可登记{{0}}个，其余请在设置结束后到管理后台添加。',
    EDIT_CONFLICT: '在此期间已保存了其他更改。为避免覆盖，本次更改未保存。',
    COMPANY_TYPE_ID_PROFILE: '用户ID的长度由公司类型决定，无法更改。',
    MB_M_ENGLISH_WORDS: '只能输入英文字母、数字和空格。',
    MARK_SIZE: '图片最大为{{0}}KB。',
    MARK_KIND: '请选择不超过1200万像素的PNG、JPEG或WebP图片。',
    COLOR_CONTRAST: '文字在此颜色上难以辨认，最接近的可用颜色是{{0}}。',
  },
  fields: {
    shownName: '显示名称',
    companyPhone: '公司电话',
    companyType: '公司类型',
    mark: '标志',
  },
};
